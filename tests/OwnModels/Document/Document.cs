#nullable enable
namespace Acme.Documents
{
    using System.Text.Json.Serialization;

    /// <summary>A page of a wiki, as the editor stores it.</summary>
    public class Document
    {
        public string Title { get; set; } = "";

        public IAuthor Author { get; set; } = new Employee();

        public List<Block> Blocks { get; set; } = new();

        public int Views { get; private set; }

        public void View() => Views++;
    }

    [JsonDerivedType(typeof(Paragraph), nameof(Paragraph))]
    [JsonDerivedType(typeof(Picture), nameof(Picture))]
    [JsonDerivedType(typeof(Table), nameof(Table))]
    [JsonDerivedType(typeof(LinkedPicture), nameof(LinkedPicture))]
    public abstract class Block
    {
        public int Indent { get; set; }

        public DateTime? ChangedAt { get; set; }
    }

    public class Paragraph : Block
    {
        public string Text { get; set; } = "";
    }

    public class Picture : Block
    {
        public byte[] Pixels { get; set; } = Array.Empty<byte>();

        public string? Caption { get; set; }
    }

    /// <summary>Derived from a class that is derived.</summary>
    public class LinkedPicture : Picture
    {
        public string Target { get; set; } = "";
    }

    public class Table : Block
    {
        public List<Row> Rows { get; set; } = new();
    }

    public class Row
    {
        public List<string> Cells { get; set; } = new();
    }

    [JsonDerivedType(typeof(Employee), nameof(Employee))]
    [JsonDerivedType(typeof(Bot), nameof(Bot))]
    public interface IAuthor
    {
        string Name { get; }
    }

    public class Employee : IAuthor
    {
        public string Name { get; set; } = "";

        public long Number { get; set; }
    }

    public class Bot : IAuthor
    {
        public string Name { get; set; } = "";

        public string Version { get; set; } = "";
    }
}
