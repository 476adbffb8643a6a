using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>Each kind of value is made of a sample, written for workers and read again. Whether a library takes it is the library's affair.</summary>
public sealed class KindTests
{
    private static readonly (string Type, string Value)[] s_kinds =
    [
        ("object", "{ \"a\": [1, 2.5, \"x\", true, null] }"),
        ("dynamic", "\"x\""),
        ("Dictionary<string, object?>", "{ \"a\": 1, \"b\": { \"c\": [] } }"),
        ("List<object?>", "[1, null, \"x\"]"),
        ("System.Text.Json.JsonElement", "{ \"a\": [1] }"),
        ("System.Text.Json.Nodes.JsonNode", "{ \"a\": [1] }"),
        ("System.Text.Json.Nodes.JsonObject", "{ \"a\": [1] }"),
        ("(int Id, string Name)", "{ \"Item1\": 1, \"Item2\": \"x\" }"),
        ("(int Id, string Name)", "{ \"Id\": 1, \"Name\": \"x\" }"),
        ("(int, string)?", "[1, \"x\"]"),
        ("System.Tuple<int, string>", "{ \"Item1\": 1, \"Item2\": \"x\" }"),
        ("List<(int, int)>", "[[1, 2], [3, 4]]"),
        ("KeyValuePair<string, int>", "{ \"Key\": \"a\", \"Value\": 1 }"),
        ("System.ReadOnlyMemory<byte>", "\"AQID\""),
        ("System.Memory<int>", "[1, 2]"),
        ("System.ArraySegment<byte>", "\"AQID\""),
        ("int[,]", "[[1, 2, 3], [4, 5, 6]]"),
        ("string[,,]", "[[[\"a\"], [\"b\"]]]"),
        ("int[][]", "[[1], [2, 3]]"),
        ("System.Net.IPAddress", "\"2001:db8::1\""),
        ("System.Net.IPEndPoint", "\"192.0.2.1:80\""),
        ("System.Numerics.Vector3", "{ \"X\": 1, \"Y\": 2.5, \"Z\": 3 }"),
        ("System.Numerics.Complex", "{ \"Real\": 1, \"Imaginary\": -2 }"),
        ("System.Globalization.CultureInfo", "\"fr-FR\""),
        ("System.Collections.BitArray", "[true, false]"),
        ("System.Collections.ArrayList", "[1, \"x\"]"),
        ("System.Collections.Hashtable", "{ \"a\": 1 }"),
        ("Stack<int>", "[3, 2, 1]"),
        ("Queue<int>", "[1, 2, 3]"),
        ("System.Collections.Concurrent.ConcurrentStack<int>", "[3, 2, 1]"),
        ("System.Collections.Concurrent.ConcurrentQueue<int>", "[1, 2, 3]"),
        ("System.Collections.Concurrent.ConcurrentBag<int>", "[1, 2, 3]"),
        ("System.Collections.Concurrent.ConcurrentDictionary<string, int>", "{ \"a\": 1 }"),
        ("System.Collections.Frozen.FrozenSet<int>", "[1, 2, 3]"),
        ("System.Collections.Frozen.FrozenDictionary<string, int>", "{ \"a\": 1 }"),
        ("System.Collections.Immutable.ImmutableArray<int>", "[1, 2]"),
        ("System.Collections.Immutable.ImmutableSortedDictionary<string, int>", "{ \"a\": 1 }"),
        ("System.Collections.Immutable.ImmutableStack<int>", "[3, 2, 1]"),
        ("System.Collections.Immutable.IImmutableList<int>", "[1, 2]"),
        ("System.Collections.ObjectModel.ReadOnlyDictionary<string, int>", "{ \"a\": 1 }"),
        ("System.Collections.ObjectModel.ReadOnlyCollection<int>", "[1]"),
        ("Dictionary<(int, int), string>", "[{ \"Key\": [1, 2], \"Value\": \"x\" }]"),
        ("Dictionary<bool, int>", "{ \"true\": 1 }"),
        ("System.Net.Mime.ContentType", "\"application/json; charset=utf-8\""),
    ];

    /// <summary>All in one class, because each compilation takes as long as a hundred kinds in one. A mistake names the member, whose number is that of its kind.</summary>
    [Fact]
    public void Each_is_made_of_a_sample_and_of_none()
    {
        using var bench = new Bench();
        var members = s_kinds.Select((kind, number) => $"public {kind.Type} Part{number} {{ get; set; }} = default!;");
        var source = $"#nullable enable\npublic class House {{ public int Number {{ get; set; }} {string.Join("\n", members)} }}";

        Assert.Equal(1, bench.Make(source, $"{{ \"Number\": 7, {string.Join(", ", s_kinds.Select((kind, number) => $"\"Part{number}\": {kind.Value}"))} }}").Info.SampleValues);
        Assert.Equal(1, bench.Make(source, null).Info.SampleValues);
    }

    [Theory]
    [InlineData("System.Func<int>", "is a delegate")]
    [InlineData("System.IO.Stream", "which is not a type of the model, and Goldilocks cannot make values of it")]
    [InlineData("System.Threading.Tasks.Task<int>", "Goldilocks cannot make values of it")]
    [InlineData("System.Net.Http.HttpClient", "Goldilocks cannot make values of it")]
    [InlineData("List<System.Action>", "is a delegate")]
    public void Is_refused_where_no_value_can_be_made(string type, string expected)
    {
        using var bench = new Bench();

        var exception = Assert.Throws<ModelException>(() => bench.Make($"public class House {{ public {type} Part {{ get; set; }} }}", null));

        Assert.Contains(expected, exception.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("int[,]", "[[1, 2], [3]]", "$.Part[1]: an array of 2 elements is expected")]
    [InlineData("(int, string)", "[1]", "$.Part: an object with Item1, Item2, or an array of these, is expected")]
    [InlineData("System.Net.IPAddress", "\"nowhere\"", "$.Part: this cannot be read as IPAddress")]
    [InlineData("System.Net.Mime.ContentType", "\"no type\"", "$.Part: this cannot be read as ContentType")]
    [InlineData("Dictionary<(int, int), string>", "{ \"a\": \"x\" }", "write the dictionary as an array of objects with a Key and a Value")]
    public void Is_told_apart_from_what_it_is_not(string type, string value, string expected)
    {
        using var bench = new Bench();

        var exception = Assert.Throws<ModelException>(() => bench.Make($"public class House {{ public {type} Part {{ get; set; }} }}", $"{{ \"Part\": {value} }}"));

        Assert.Contains(expected, exception.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class House { private House(int number) { Number = number; } public int Number { get; } }")]
    [InlineData("public class House { public int Number { get; } = 3; }")]
    [InlineData("public class House { public House(string text) { Number = text.Length; } public int Number { get; } }")]
    [InlineData("public class House { protected House() { } public int Number { get; init; } }")]
    [InlineData("public class House { public House(int number, System.Guid owner) { Number = number; Owner = owner; } public int Number { get; set; } [System.Text.Json.Serialization.JsonIgnore] public System.Guid Owner { get; set; } }")]
    [InlineData("public abstract class Thing<T> { public T Number { get; protected set; } } public class House : Thing<int> { }")]
    [InlineData("public abstract record Thing<T> where T : struct { public T Number { get; private init; } } public record House : Thing<int>;")]
    [InlineData("public abstract class Thing { public abstract int Number { get; set; } } public class House : Thing { public override required int Number { get; set; } }")]
    public void An_object_is_made_however_its_class_wants_it(string source)
    {
        using var bench = new Bench();

        Assert.Contains("Number = 7", Values.Of(bench.Make(source, """{ "Number": 7 }""", "House")), StringComparison.Ordinal);
    }

    /// <summary>Texts in the place of an enum, and identifiers, often show nothing.</summary>
    [Theory]
    [InlineData("public sealed class Colour : TextEnum { public Colour() { } private Colour(string text) : base(text) { } public static readonly Colour Red = new(\"red\"); } public abstract class TextEnum { private string _text = \"\"; protected TextEnum() { } protected TextEnum(string text) { _text = text; } }")]
    [InlineData("public readonly struct Colour { private readonly string _text; public Colour(string text) { _text = text; } public override string ToString() => _text; }")]
    public void A_type_that_shows_nothing_and_keeps_one_value_is_that_value(string colour)
    {
        using var bench = new Bench();

        Assert.Contains("hill", Values.Of(bench.Make($"public class House {{ public Colour Colour {{ get; set; }} }} {colour}", """{ "Colour": "hill" }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void One_that_keeps_several_values_is_not()
    {
        using var bench = new Bench();

        Assert.Contains("$.Colour: an object of the type Colour is expected", Assert.Throws<ModelException>(() => bench.Make("public class House { public Colour Colour { get; set; } } public class Colour { private string _text = \"\"; private int _number; }", """{ "Colour": "hill" }""", "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>What a getter gives as a node of a document is written by its content.</summary>
    [Fact]
    public void A_dictionary_of_objects_that_a_getter_reads_from_JSON_is_data()
    {
        using var bench = new Bench();

        var made = bench.Make("#nullable enable\nusing System.Text.Json;\npublic class House { public JsonElement Raw { get; set; } public IReadOnlyDictionary<string, object?>? Parts { get => Raw.Deserialize<Dictionary<string, object?>>(); init => Raw = JsonSerializer.SerializeToElement(value); } }", """{ "Parts": { "name": "hill", "all": [1, 2.5, { "is": true }], "none": null } }""");

        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("readonly List<Room> _rooms = []; public IReadOnlyList<Room> Rooms => _rooms.AsReadOnly();")]
    [InlineData("List<Room> _rooms = new(); public IReadOnlyCollection<Room> Rooms { get { return _rooms; } }")]
    [InlineData("ICollection<Room> rooms = new List<Room>(); public IEnumerable<Room> Rooms => this.rooms.ToList();")]
    public void A_private_collection_behind_a_property_is_data(string rooms)
    {
        using var bench = new Bench();

        var made = bench.Make($"public class House {{ private {rooms} }} public class Room {{ public int Number {{ get; set; }} }}", """{ "Rooms": [ { "Number": 7 } ] }""", "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains("Rooms is without a setter, over a private collection", made.Info.Shape);
        Assert.Matches($@"#if TAKES_{(rooms.StartsWith("readonly", StringComparison.Ordinal) ? "READONLY_" : "")}FIELDS\n\[Included, Member\(", Bench.TextOf(made).Replace("\n\n", "\n", StringComparison.Ordinal));
    }

    /// <summary>What an object-relational mapper fills is empty in every object that a program makes.</summary>
    [Fact]
    public void A_member_that_nothing_sets_is_made_up_only_where_the_class_gives_it_a_value()
    {
        Assert.True(BytesWith("public Guest Guest { get; }") + "eleven".Length < BytesWith("public Guest Guest { get; } = new Guest();"));

        static long BytesWith(string guest)
        {
            using var bench = new Bench();
            return new FileInfo(bench.Make($"public class House {{ public int Id {{ get; set; }} {guest} }} public class Guest {{ public string Name {{ get; set; }} = \"\"; }}", null, "House").ValuesPath).Length;
        }
    }

    [Theory]
    [InlineData("public class House { public List<Room> Rooms { get; set; } } public class Room { public int Number { get; set; } }", "element = MakeRoom(from, depth + 1);")]
    [InlineData("public class House { public List<Room?> Rooms { get; set; } = []; } public class Room { public int Number { get; set; } }", "element = from.MakeIsThere(depth) ? MakeRoom(from, depth + 1) : null!;")]
    public void An_element_is_made_up_as_null_only_where_the_source_says_that_it_can_be(string source, string expected)
    {
        var compilation = Sources.Compile(new SourceSet([SourceUnit.Plain([new SourceFile("House.cs", "House.cs", source)])], new HashSet<string>()));
        var model = ShapeBuilder.Build(compilation.GetTypeByMetadataName("House")!, compilation, new ShapeRequest());

        Assert.Contains(expected, ModelGenerator.Values(new GeneratedModel(model, "", IsMany: false, null, IsPublic: true), isForTool: true), StringComparison.Ordinal);
    }

    [Fact]
    public void A_property_that_chooses_among_elements_is_computed()
    {
        using var bench = new Bench();

        var exception = Assert.Throws<ModelException>(() => bench.Make("public class House { public int Id { get; set; } List<int> _all = new(); public IReadOnlyList<int> Large => _all.Where(one => one > 5).ToList(); }", """{ "Id": 1, "Large": [7] }""", "House"));

        Assert.Contains("House computes it, and no serializer sets it", exception.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Blog { public List<Post> Posts { get; set; } = new(); } public class Post { public int Id { get; set; } public Blog? Blog { get; set; } }", "Post.Blog leads from a part back to what holds it.")]
    public void A_reference_back_to_the_owner_is_a_cycle_in_real_data_and_that_is_said(string source, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(bench.Make(source, """{ "Posts": [] }""", "Blog").Info.Notes, note => note.StartsWith(expected, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public class Blog { public List<Blog> Parts { get; set; } = new(); public Blog? Next { get; set; } }")]
    [InlineData("public class Blog { public Author? By { get; set; } } public class Author { public int Id { get; set; } }")]
    public void A_tree_is_no_cycle(string source)
    {
        using var bench = new Bench();

        Assert.DoesNotContain(bench.Make(source, "{}", "Blog").Info.Notes, note => note.Contains("back to what holds it", StringComparison.Ordinal));
    }

    [Fact]
    public void A_dictionary_whose_constructor_adds_an_entry_takes_a_sample_that_has_it()
    {
        using var bench = new Bench();

        var made = bench.Make("public class Names : Dictionary<string, string> { public Names() { this[\"default\"] = \"none\"; } } public class House { public Names Names { get; set; } = new(); }", """{ "Names": { "default": "hill", "fr": "colline" } }""");

        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
    }
}
