#nullable enable
namespace Acme.Documents
{
    using System.Text.Json.Serialization;

    /// <summary>A page of a wiki, as the editor stores it.</summary>
    [Contract]
    public partial class Document
    {
        [Member(First + 0), NamedMember]
        public string Title { get; set; } = "";

        [Member(First + 1), NamedMember]
        public IAuthor Author { get; set; } = new Employee();

        [Member(First + 2), NamedMember]
        public List<Block> Blocks { get; set; } = new();

        [Member(First + 3), Included]
        public int Views { get; private set; }

        public void View() => Views++;
    }

    [Contract]
    [AnyDerived(100, typeof(Paragraph))]
    [AnyDerived(101, typeof(Picture))]
    [AnyDerived(102, typeof(LinkedPicture))]
    [AnyDerived(103, typeof(Table))]
    [Child(100, typeof(Paragraph))]
    [Child(101, typeof(Picture))]
    [Child(103, typeof(Table))]
    [JsonDerivedType(typeof(Paragraph), nameof(Paragraph))]
    [JsonDerivedType(typeof(Picture), nameof(Picture))]
    [JsonDerivedType(typeof(Table), nameof(Table))]
    [JsonDerivedType(typeof(LinkedPicture), nameof(LinkedPicture))]
    public abstract partial class Block
    {
        [Member(First + 0), NamedMember]
        public int Indent { get; set; }

        [Member(First + 1), NamedMember]
        public DateTime? ChangedAt { get; set; }
    }

    [Contract]
    public partial class Paragraph : Block
    {
        [Member(First + 2), NamedMember]
        public string Text { get; set; } = "";
    }

    [Contract]
    [Child(100, typeof(LinkedPicture))]
    public partial class Picture : Block
    {
        [Member(First + 2), NamedMember]
        public byte[] Pixels { get; set; } = Array.Empty<byte>();

        [Member(First + 3), NamedMember]
        public string? Caption { get; set; }
    }

    /// <summary>Derived from a class that is derived.</summary>
    [Contract]
    public partial class LinkedPicture : Picture
    {
        [Member(First + 4), NamedMember]
        public string Target { get; set; } = "";
    }

    [Contract]
    public partial class Table : Block
    {
        [Member(First + 2), NamedMember]
        public List<Row> Rows { get; set; } = new();
    }

    [Contract]
    public partial class Row
    {
        [Member(First + 0), NamedMember]
        public List<string> Cells { get; set; } = new();
    }

    [Interface]
    [AnyDerived(100, typeof(Employee))]
    [AnyDerived(101, typeof(Bot))]
    [Child(100, typeof(Employee))]
    [Child(101, typeof(Bot))]
    [JsonDerivedType(typeof(Employee), nameof(Employee))]
    [JsonDerivedType(typeof(Bot), nameof(Bot))]
    public partial interface IAuthor
    {
        string Name { get; }
    }

    [Contract]
    public partial class Employee : IAuthor
    {
        [Member(First + 0), NamedMember]
        public string Name { get; set; } = "";

        [Member(First + 1), NamedMember]
        public long Number { get; set; }
    }

    [Contract]
    public partial class Bot : IAuthor
    {
        [Member(First + 0), NamedMember]
        public string Name { get; set; } = "";

        [Member(First + 1), NamedMember]
        public string Version { get; set; } = "";
    }
}
