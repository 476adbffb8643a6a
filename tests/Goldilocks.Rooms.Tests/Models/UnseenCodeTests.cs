using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>What types of public repositories needed that no earlier list of them had. For each the near form that stays refused.</summary>
public sealed class UnseenCodeTests
{
    [Theory]
    [InlineData("public sealed class Rooms : List<int> { public Rooms(int only) { Add(only); } public Rooms(IEnumerable<int> all) : base(all) { } }")]
    [InlineData("public sealed class Rooms : IReadOnlyList<int> { private readonly int[] _all; private Rooms(int[] all) { _all = all; } public static Rooms Of(params int[] all) => new(all); public int this[int index] => _all[index]; public int Count => _all.Length; public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_all).GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    public void A_collection_of_the_users_own_is_made_of_its_elements_where_none_is_made_empty(string rooms)
    {
        using var bench = new Bench();
        var source = $"public class House {{ public Rooms Rooms {{ get; set; }} }} {rooms}";

        Assert.Contains("Number = 7", Values.Of(bench.Make(source, """{ "Rooms": [1, 7] }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void One_that_takes_a_single_element_only_is_refused()
    {
        using var bench = new Bench();
        const string Source = "public class House { public Rooms Rooms { get; set; } } public sealed class Rooms : List<int> { public Rooms(int only) { Add(only); } }";

        Assert.Contains("Rooms is a collection of your own, and nothing makes it", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Rooms": [7] }""", "House")).Message, StringComparison.Ordinal);
    }

    private const string Holders = "public interface IPart { } public class Door : IPart { public int Number { get; set; } } public class Others : Dictionary<string, string>, IPart { } public class House { public IPart Part { get; set; } public string Name => \"house\"; }";

    /// <summary>Its elements are no members, so no schema has a record for it.</summary>
    [Fact]
    public void A_collection_may_stand_where_an_interface_is_declared()
    {
        using var bench = new Bench();

        var made = bench.Make(Holders, """[{ "Part": { "$type": "Door", "Number": 7 } }, { "Part": { "$type": "Others", "colour": "blue" } }]""", "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains("blue", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains("Others is a collection, and one of several classes", File.ReadAllText(Directory.EnumerateFiles(made.Folder, "Refusal.cs", SearchOption.AllDirectories).First()), StringComparison.Ordinal);
    }

    [Fact]
    public void Objects_that_refer_to_their_holder_by_code_of_their_own_are_refused_by_the_member_that_does()
    {
        using var bench = new Bench();
        const string Source = "public class House { private Door? _door; public Door? Door { get => _door; set { _door = value; if (value is not null) value.House = this; } } } public class Door { public House? House { get; set; } public int Number { get; set; } }";

        Assert.Contains("Door.House leads back to the object that holds this one", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Door": { "Number": 7 } }""", "House")).Message, StringComparison.Ordinal);
        Assert.Equal(1, bench.Make(Source.Replace("value.House = this", "value.House = null", StringComparison.Ordinal), """{ "Door": { "Number": 7 } }""", "House").Info.SampleValues);
    }

    [Fact]
    public void The_interface_of_a_message_gets_the_class_that_a_bus_makes_of_it()
    {
        using var bench = new Bench();
        const string Source = "public interface Named { string Name { get; } } public interface HouseSold : Named { int Number { get; } IReadOnlyList<RoomSold> Rooms { get; } } public interface RoomSold { string Colour { get; } }";

        var made = bench.Make(Source, """{ "Name": "hill", "Number": 7, "Rooms": [{ "Colour": "blue" }] }""", "HouseSold");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains("blue", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.Contains("HouseSoldClass (with the properties of the interface HouseSold, which no class of the sources implements)", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public interface HouseSold { int Number { get; } void Undo(); }")]
    [InlineData("public abstract class HouseSold { public abstract int Number { get; } }")]
    public void One_with_methods_and_an_abstract_class_get_none(string source)
    {
        using var bench = new Bench();

        Assert.Contains("no class of the model can stand where HouseSold is declared", Assert.Throws<ModelException>(() => bench.Make(source, """{ "Number": 7 }""", "HouseSold")).Message, StringComparison.Ordinal);
    }

    /// <summary>Bytes in memory are no stream that goes on, and no library takes them as one.</summary>
    [Fact]
    public void A_stream_of_bytes_in_memory_is_left_out_where_the_sample_never_has_it()
    {
        using var bench = new Bench();
        const string Source = "public class House { public int Number { get; set; } public System.IO.MemoryStream Plan { get; set; } }";

        Assert.Contains(bench.Make(Source, null, "House").Info.Notes, note => note.Contains("House.Plan (MemoryStream is a type of which no value can be made here)", StringComparison.Ordinal));
        Assert.Equal(1, bench.Make(Source, """{ "Number": 7 }""", "House").Info.SampleValues);
        Assert.EndsWith("--lenient leaves it out.", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Number": 7, "Plan": "AQID" }""", "House")).Message, StringComparison.Ordinal);
    }

    private const string Conditional = "#if IS_FLEET\nnamespace Fleet { public class House { public int Number { get; set; } } }\n#else\n#error One of them must be set.\n#endif";

    [Fact]
    public void A_file_whose_conditions_only_its_project_answers_is_read_as_the_project_has_it()
    {
        using var bench = new Bench();
        bench.Write("Fleet.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework><DefineConstants>IS_FLEET</DefineConstants></PropertyGroup></Project>""");

        Assert.Contains("Number = 7", Values.Of(bench.Make(Conditional, """{ "Number": 7 }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void Without_a_project_the_file_counts_as_it_stands()
    {
        using var bench = new Bench();

        Assert.Contains("One of them must be set", Assert.Throws<ModelException>(() => bench.Make(Conditional, """{ "Number": 7 }""", "House")).Message, StringComparison.Ordinal);
    }

    private const string Engine = "public class Engine { public static Engine Now; public int Count; public int Start() => Count++; }";

    [Theory]
    [InlineData("public class House { public House() { Number = 1; Engine.Now.Start(); } public int Number { get; set; } }", null)]
    [InlineData("public class House { public House() { } public int Number { get; set; } = Engine.Now.Start(); }", """{ "Number": 7 }""")]
    public void A_constructor_that_needs_the_rest_of_its_program_is_taken_without_its_code(string house, string? sample)
    {
        using var bench = new Bench();

        var made = bench.Make($"#nullable disable\n{house} {Engine}", sample, "House");

        Assert.Contains(made.Info.Notes, note => note.Contains("the code of the constructor of House (the constructor of House threw NullReferenceException: ", StringComparison.Ordinal));
        Assert.Equal(made.Folder, bench.Make($"#nullable disable\n{house} {Engine}", sample, "House").Folder);
    }

    [Fact]
    public void One_that_refuses_a_value_keeps_its_code()
    {
        using var bench = new Bench();
        const string Source = "public class House { public House(int number) { Number = number < 0 ? number : throw new System.ArgumentException(\"below the ground\"); } public int Number { get; } }";

        Assert.Contains("the constructor of House threw ArgumentException: below the ground", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Number": 7 }""", "House")).Message, StringComparison.Ordinal);
    }

    private const string Renamed = "using System.Text.Json.Serialization; public abstract class Thing { [JsonPropertyName(\"id\")] public virtual int Number { get; set; } } public class House : Thing { [JsonPropertyName(\"houseNumber\")] public override int Number { get => base.Number; set => base.Number = value; } }";

    [Theory]
    [InlineData("houseNumber", true)]
    [InlineData("doorNumber", false)]
    public void An_override_may_give_its_member_another_name(string name, bool isKnown)
    {
        using var bench = new Bench();
        var sample = $"{{ \"{name}\": 7 }}";

        if (isKnown)
        {
            Assert.Contains("Number = 7", Values.Of(bench.Make(Renamed, sample, "House")), StringComparison.Ordinal);
        }
        else
        {
            Assert.Throws<ModelException>(() => bench.Make(Renamed, sample, "House"));
        }
    }

    private const string Placed = "[System.AttributeUsage(System.AttributeTargets.Property)] public class ArrayPropertyAttribute : System.Attribute { public ArrayPropertyAttribute(int place) { } } public class House { [ArrayProperty(0)] public int Number { get; set; } [ArrayProperty(1)] public string Colour { get; set; } = \"\"; }";

    [Theory]
    [InlineData("[[7, \"blue\"], [1, \"red\"]]", 2)]
    [InlineData("[[7]]", 1)]
    [InlineData("[[7, \"blue\", null]]", 1)]
    public void A_list_of_arrays_is_one_object_each_where_members_have_places(string sample, int count)
    {
        using var bench = new Bench();

        var made = bench.Make(Placed, sample, "House");

        Assert.Equal(count, made.Info.SampleValues);
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class House { public int Number { get; set; } public int Width { get; set; } }", "[[7, 2]]")]
    [InlineData(Placed, "[[7, \"blue\", 3]]")]
    public void An_array_with_more_than_the_places_is_a_mistake(string source, string sample)
    {
        using var bench = new Bench();

        Assert.Contains("$[0]: an object of the type House is expected", Assert.Throws<ModelException>(() => bench.Make(source, sample, "House")).Message, StringComparison.Ordinal);
    }

    private const string Held = "public class Bag { public string Text { get; set; } = \"\"; } public class House { private readonly Bag _bag; public House(Bag bag) { _bag = bag; } public string Name => _bag.Text; public int Number => _bag.Text.Length; ";

    [Fact]
    public void A_root_whose_members_are_all_computed_is_not_measured_as_empty()
    {
        using var bench = new Bench();

        Assert.Contains("House has no member that is data", Assert.Throws<ModelException>(() => bench.Make(Held + "}", null, "House")).Message, StringComparison.Ordinal);
        Assert.Equal(1, bench.Make(Held + "public int Floor { get; set; } }", null, "House").Info.SampleValues);
    }

    [Theory]
    [InlineData("IAdditionalDataHolder", true)]
    [InlineData("IOther", false)]
    public void What_a_class_of_a_generated_client_does_not_name_goes_where_it_keeps_the_rest(string holder, bool isRead)
    {
        using var bench = new Bench();
        var source = $"public interface {holder} {{ IDictionary<string, object> AdditionalData {{ get; set; }} }} public class House : {holder} {{ public int Number {{ get; set; }} public IDictionary<string, object> AdditionalData {{ get; set; }} = new Dictionary<string, object>(); }}";
        const string Sample = """{ "Number": 7, "colour": "blue" }""";

        if (isRead)
        {
            Assert.Contains("blue", Values.Of(bench.Make(source, Sample, "House")), StringComparison.Ordinal);
        }
        else
        {
            Assert.Throws<ModelException>(() => bench.Make(source, Sample, "House"));
        }
    }
}
