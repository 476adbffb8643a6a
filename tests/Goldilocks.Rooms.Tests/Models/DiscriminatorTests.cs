using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>How a sample says which class of a hierarchy an object is, in the ways that services have.</summary>
public sealed class DiscriminatorTests
{
    private const string Blocks = """
        public class Page { public List<Block> Blocks { get; set; } = new(); }
        public abstract class Block { protected Block(string type) { Type = type; } public string Type { get; } }
        public class Text : Block { public Text() : base("text") { } public string Body { get; set; } = ""; }
        public class Image() : Block("image") { public string Url { get; set; } = ""; }
        """;

    private const string Shapes = """
        public class Page { public List<Shape> Shapes { get; set; } = new(); }
        public enum Kind { RoundOne, Square }
        public abstract record Shape { public abstract Kind Kind { get; } }
        public record Circle(int Radius) : Shape { public override Kind Kind => Kind.RoundOne; }
        public record Square(int Side) : Shape { public override Kind Kind { get; } = Kind.Square; }
        """;

    private const string Named = """
        public class NameAttribute(string text) : System.Attribute { public string Text => text; }
        public class Page { public List<Part> Parts { get; set; } = new(); }
        public abstract class Part { public string? Type { get; set; } }
        [Name("btn")] public class Button : Part { public int Size { get; set; } }
        [Name("txt")] public class Label : Part { public string Body { get; set; } = ""; }
        """;

    private const string Strict = """
        public class Page { public List<IShape> Shapes { get; set; } = new(); }
        public enum Kind { Circle, Square }
        public interface IShape { Kind Kind { get; } }
        public class Circle : IShape { public Circle(string name) { Name = name ?? throw new System.ArgumentNullException(nameof(name)); } public string Name { get; } public Kind Kind => Kind.Circle; }
        public class Square : IShape { public Square(string name) { Name = name ?? throw new System.ArgumentNullException(nameof(name)); } public string Name { get; } public Kind Kind => Kind.Square; }
        """;

    private const string Computed = """
        public class Page { public List<Part> Parts { get; set; } = new(); }
        public static class Kinds { public const string TextKind = "rich_text"; public const string ImageKind = "image"; }
        [JsonConverter(typeof(Elsewhere.SubTypes), "kind")] [Elsewhere.SubTypes.Known(typeof(Text), Kinds.TextKind)] [Elsewhere.SubTypes.Known(typeof(Image), Kinds.ImageKind)]
        public class Part { public virtual string Kind { get; } public int Size { get; set; } }
        public class Text : Part { public override string Kind => Kinds.TextKind; public string Body { get; set; } = ""; }
        public class Image : Part { public override string Kind => Kinds.ImageKind; public string Url { get; set; } = ""; }
        """;

    [Theory]
    [InlineData(Strict, """{ "shapes": [ { "kind": "circle", "name": "hill" }, { "kind": "square", "name": "x" } ] }""")]
    [InlineData(Computed, """{ "parts": [ { "kind": "rich_text", "body": "hill" }, { "kind": "image", "url": "x" } ] }""")]
    [InlineData(Blocks, """{ "blocks": [ { "type": "text", "body": "hill" }, { "type": "image", "url": "x" } ] }""")]
    [InlineData(Shapes, """{ "shapes": [ { "kind": "round_one", "radius": 3 }, { "kind": "Square", "side": 7 } ] }""")]
    [InlineData(Named, """{ "parts": [ { "type": "btn", "size": 7 }, { "type": "txt", "body": "hill" } ] }""")]
    public void A_member_for_which_each_class_has_a_constant_of_its_own_says_which_class_an_object_is(string source, string sample)
    {
        using var bench = new Bench();

        var values = Values.Of(bench.Make(source, sample, "Page"));

        Assert.True(values.Contains("hill", StringComparison.Ordinal) || values.Contains("Number = 7", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData(Strict, """{ "shapes": [ { "kind": "line" } ] }""", "IShape can be several classes: say which one by \"Kind\": one of Circle, Square.")]
    [InlineData(Computed, """{ "parts": [ { "kind": "image", "body": "hill" } ] }""", "Image has no member 'body'")]
    [InlineData(Blocks, """{ "blocks": [ { "type": "video" } ] }""", "Block can be several classes: say which one by \"Type\": one of text, image.")]
    [InlineData("public class Page { public List<Block> Blocks { get; set; } = new(); } public abstract class Block { public int Size { get; set; } } public class Text : Block; public class Image : Block;", """{ "blocks": [ { "size": 0 } ] }""", "say which one by \"$type\": one of Text, Image.")]
    public void A_member_that_tells_no_class_leaves_the_question_open(string source, string sample, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make(source, sample, "Page")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("""{ "blocks": [ { "size": 1, "body": "hill" } ] }""", true)]
    [InlineData("""{ "blocks": [ { "size": 1 } ] }""", false)]
    [InlineData("""{ "blocks": [ { "size": 1, "body": "hill", "url": "x" } ] }""", false)]
    public void The_only_class_that_has_all_members_of_an_object_is_its_class(string sample, bool isTold)
    {
        using var bench = new Bench();
        const string Source = "public class Page { public List<Block> Blocks { get; set; } = new(); } public abstract class Block { public int Size { get; set; } } public class Text : Block { public string Body { get; set; } = \"\"; } public class Image : Block { public string Url { get; set; } = \"\"; }";

        if (isTold)
        {
            Assert.Contains(bench.Make(Source, sample, "Page").Info.Notes, note => note.Contains("$.blocks[] is a Text", StringComparison.Ordinal));
        }
        else
        {
            Assert.Contains("Block can be several classes", Assert.Throws<ModelException>(() => bench.Make(Source, sample, "Page")).Message, StringComparison.Ordinal);
        }
    }

    private const string Twins = """
        public class Page { public List<Block> Blocks { get; set; } = new(); }
        public abstract class Block { protected Block(string type) { Type = type; } public string Type { get; } public string Body { get; set; } = ""; }
        public class Text() : Block("text") { } public class Image() : Block("image") { } public class Rule() : Block("rule") { }
        public class Left() : Block("side") { } public class Right() : Block("side") { }
        public class Table() : Block("table") { } public class Grid() : Block("table") { }
        """;

    [Fact]
    public void Two_of_many_classes_with_the_same_constant_leave_the_others_told_apart()
    {
        using var bench = new Bench();

        Assert.Contains("hill", Values.Of(bench.Make(Twins, """{ "blocks": [ { "type": "text", "body": "hill" }, { "type": "rule" }, { "type": "table" } ] }""", "Page")), StringComparison.Ordinal);
        Assert.Contains("Block can be several classes", Assert.Throws<ModelException>(() => bench.Make(Twins, """{ "blocks": [ { "type": "side" } ] }""", "Page")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Elsewhere.KnownSubType(typeof(Text), \"txt\"), Elsewhere.KnownSubType(typeof(Image), \"img\")]", "\"kind\": \"txt\"", true)]
    [InlineData("[Elsewhere.KnownSubType(typeof(Text), Kinds.Txt), Elsewhere.KnownSubType(typeof(Image), Kinds.Img)]", "\"kind\": \"txt\"", true)]
    [InlineData("[Elsewhere.KnownSubType(typeof(Text), \"txt\"), Elsewhere.KnownSubType(typeof(Image), \"img\")]", "\"kind\": \"video\"", false)]
    [InlineData("[Elsewhere.KnownSubType(typeof(Text), \"txt\"), Elsewhere.KnownSubType(typeof(Image), \"txt\")]", "\"kind\": \"txt\"", false)]
    public void An_attribute_of_a_base_with_a_class_and_a_text_says_which_class_an_object_is(string attributes, string kind, bool isTold)
    {
        using var bench = new Bench();
        var source = $"public class Page {{ public List<Block> Blocks {{ get; set; }} = new(); }} {attributes} public abstract class Block {{ public string Kind {{ get; set; }} = \"\"; }} public class Text : Block {{ public string Body {{ get; set; }} = \"\"; }} public class Image : Block {{ }}";
        var sample = $"{{ \"blocks\": [ {{ {kind}, \"body\": \"hill\" }} ] }}";

        if (isTold)
        {
            Assert.Contains("hill", Values.Of(bench.Make(source, sample, "Page")), StringComparison.Ordinal);
        }
        else
        {
            Assert.Contains("Block can be several classes", Assert.Throws<ModelException>(() => bench.Make(source, sample, "Page")).Message, StringComparison.Ordinal);
        }
    }
}
