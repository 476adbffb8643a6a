using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>What types of public repositories have beside their data: it is left out of the copy, or code that the data need takes another form. For each the near form that stays refused.</summary>
public sealed class LeftOutTests
{
    private const string Counting = "#nullable disable\npublic class House { public List<int> Rooms { get; set; } public int Number { get; set; } public int First => Rooms.First(); public bool IsKnown => Number > 0; }";

    /// <summary>What is computed is no data, and the copy can be without it.</summary>
    [Theory]
    [InlineData("""{ "Number": 7 }""")]
    [InlineData("""{ "Number": 7, "First": 3 }""")]
    public void A_computed_member_whose_getter_throws_on_the_values_is_left_out_and_named(string sample)
    {
        using var bench = new Bench();

        var made = bench.Make(Counting, sample, "House");

        Assert.Contains(made.Info.Notes, note => note.Contains("House.First (computed; the getter of House.First threw ArgumentNullException: ", StringComparison.Ordinal));
        Assert.DoesNotContain("int First", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Contains("IsKnown", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Equal(made.Folder, bench.Make(Counting, sample, "House").Folder);
    }

    [Fact]
    public void One_whose_getter_answers_on_all_values_stays()
    {
        using var bench = new Bench();

        Assert.Contains("int First", Bench.TextOf(bench.Make(Counting, """{ "Number": 7, "Rooms": [1] }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_member_that_is_data_and_whose_getter_throws_is_refused_by_its_name()
    {
        using var bench = new Bench();
        const string Source = "#nullable disable\npublic class House { public string Raw { get; set; } public int Length { get => Raw.Length; set { } } }";

        Assert.Contains("the getter of House.Length threw NullReferenceException", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Raw": null }""", "House")).Message, StringComparison.Ordinal);
        Assert.Equal(1, bench.Make(Source, """{ "Raw": "hill" }""", "House").Info.SampleValues);
    }

    [Theory]
    [InlineData("private int _stars = 1; public int Stars { get => _stars; set => _stars = value is > 0 and < 10 ? value : throw new System.ArgumentException(\"from 1 to 9\"); }")]
    [InlineData("public int Only { get => Rooms.Single(); set => Rooms = new() { value }; } public List<int> Rooms { get; set; } = new();")]
    public void Values_that_are_made_up_and_refused_by_the_type_are_made_again(string members)
    {
        using var bench = new Bench();

        var made = bench.Make($"public class House {{ {members} }}", null, "House");

        Assert.Contains(made.Info.Notes, note => note.StartsWith("The type refuses some values that were made up (", StringComparison.Ordinal));
    }

    [Fact]
    public void A_type_that_refuses_every_value_that_is_made_up_is_refused_with_what_it_says()
    {
        using var bench = new Bench();

        Assert.Contains("ArgumentException: always", Assert.Throws<ModelException>(() => bench.Make("public class House { public int Number { get; set; } public int Stars { get => 1; set => throw new System.ArgumentException(\"always\"); } }", null, "House")).Message, StringComparison.Ordinal);
    }

    private const string Plan = "private string _plan = \"empty\"; public string Plan { get => _plan; set => _plan = value == \"empty\" ? value : throw new System.ArgumentException(\"no plan\"); }";

    [Theory]
    [InlineData(Plan)]
    [InlineData("private readonly string _plan = \"empty\"; public string Plan { get => _plan; init => _plan = value == \"empty\" ? value : throw new System.ArgumentException(\"no plan\"); }")]
    public void A_setter_that_refuses_all_that_is_made_up_leaves_the_value_that_the_class_gives(string member)
    {
        using var bench = new Bench();

        foreach (var made in Enumerable.Range(0, 2).Select(_ => bench.Make($"public class House {{ public int Number {{ get; set; }} {member} }}", null, "House")))
        {
            Assert.Contains("empty", Values.Of(made), StringComparison.Ordinal);
            Assert.Contains(made.Info.Notes, note => note.StartsWith("What the class itself gives them is the value of House.Plan (", StringComparison.Ordinal) && note.Contains("no plan", StringComparison.Ordinal));
        }
    }

    [Fact]
    public void A_required_member_whose_setter_refuses_all_that_is_made_up_is_refused()
    {
        using var bench = new Bench();

        Assert.Contains("ArgumentException: no plan", Assert.Throws<ModelException>(() => bench.Make($"public class House {{ public int Number {{ get; set; }} {Plan.Replace("public string", "public required string", StringComparison.Ordinal)} }}", null, "House")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[JsonConverter(typeof(Elsewhere.PaintConverter))] public Colour Paint { get; set; }", "\"text/red\"", "Elsewhere.PaintConverter")]
    [InlineData("public Shade Paint { get; set; }", "\"text/red\"", "ShadeConverter")]
    [InlineData("public List<Shade> Paint { get; set; } = new();", "[\"text/red\"]", "ShadeConverter")]
    [InlineData("[JsonConverter(typeof(PaintConverter))] public IPaint Paint { get; set; } = new Oil();", "{ \"by\": 1 }", "PaintConverter")]
    [InlineData("public Tools Paint { get; set; } = new(); } public class Tools { public int Count { get; set; } public int Size { get; set; } } public class ToolsConverter : Elsewhere.JsonConverter<Tools> {", "\"text/red\"", "ToolsConverter")]
    [InlineData("public Tools[] Paint { get; set; } = []; } public class Tools { public int Count { get; set; } public int Size { get; set; } } public abstract class OwnConverter<T> : Elsewhere.JsonConverter<T> { } public class ToolsConverter : OwnConverter<Tools[]> {", "\"text/red\"", "ToolsConverter")]
    public void A_value_in_the_form_of_a_converter_of_a_package_is_left_out_when_asked_for(string member, string value, string converter)
    {
        using var bench = new Bench();
        var source = $"public class House {{ public int Number {{ get; set; }} {member} }} public enum Colour {{ Red }} [JsonConverter(typeof(ShadeConverter))] public enum Shade {{ Dark }} public interface IPaint {{ }} public class Oil : IPaint {{ public int Litres {{ get; set; }} }} public class Water : IPaint {{ public int Litres {{ get; set; }} }}";
        var sample = $"{{ \"Number\": 7, \"Paint\": {value} }}";

        var mistake = Assert.Throws<ModelException>(() => bench.Make(source, sample, "House")).Message;
        Assert.Contains($"The converter {converter} writes House.Paint in a form of its own", mistake, StringComparison.Ordinal);
        Assert.EndsWith("--lenient leaves it out.", mistake, StringComparison.Ordinal);
        Assert.Contains(bench.MakeLenient(source, sample, "House").Info.Notes, note => note.Contains($"House.Paint ({converter})", StringComparison.Ordinal));
    }

    /// <summary>Then the object goes that holds it.</summary>
    [Fact]
    public void A_class_that_is_not_made_without_what_is_left_out_is_left_out_too()
    {
        using var bench = new Bench();
        const string Source = "public class House { public int Number { get; set; } [JsonConverter(typeof(PaintConverter))] public Paint Paint { get; set; } } public class Paint { public Paint(Tin tin) { Tin = tin ?? throw new System.ArgumentNullException(nameof(tin)); } [JsonConverter(typeof(TinConverter))] public Tin Tin { get; } public int Litres { get; set; } } public class Tin { public int Height { get; set; } public int Width { get; set; } }";

        var made = bench.MakeLenient(Source, """{ "Number": 7, "Paint": { "Tin": "3 by 4", "Litres": 1 } }""", "House");

        Assert.Contains(made.Info.Notes, note => note.Contains("House.Paint (PaintConverter)", StringComparison.Ordinal));
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[JsonConverter(typeof(StringEnumConverter))] public Colour Paint { get; set; }")]
    [InlineData("public Colour Paint { get; set; }")]
    public void A_value_that_is_none_of_an_enum_is_a_mistake_with_and_without_lenience(string member)
    {
        using var bench = new Bench();
        var source = $"public class House {{ {member} }} public enum Colour {{ Red }}";

        var mistake = Assert.Throws<ModelException>(() => bench.Make(source, """{ "Paint": "text/red" }""", "House")).Message;
        Assert.Contains("is not a value of Colour", mistake, StringComparison.Ordinal);
        Assert.DoesNotContain("converter", mistake, StringComparison.OrdinalIgnoreCase);
        Assert.Contains("is not a value of Colour", Assert.Throws<ModelException>(() => bench.MakeLenient(source, """{ "Paint": "text/red" }""")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_converter_does_not_read_alone_is_read_by_the_names_of_the_members()
    {
        using var bench = new Bench();
        const string Source = """
            using System.Text.Json;
            using System.Text.Json.Serialization;
            [JsonConverter(typeof(HouseConverter))] public class House { public int Number { get; set; } }
            public class HouseConverter : JsonConverter<House>
            {
                public override House Read(ref Utf8JsonReader reader, System.Type type, JsonSerializerOptions options) => throw new JsonException("others are not there");
                public override void Write(Utf8JsonWriter writer, House value, JsonSerializerOptions options) { }
            }
            """;

        var made = bench.Make(Source, """{ "Number": 7 }""", "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Read by the names of the members", StringComparison.Ordinal));
        Assert.Contains("the converter HouseConverter does not read this as a House", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "N": 7 }""", "House")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public record House(int Number, Elsewhere.Note? Extra);")]
    [InlineData("public class House { public House(int number, List<Elsewhere.Note> extra) { Number = number; Extra = extra; } public int Number { get; } public List<Elsewhere.Note> Extra { get; } }")]
    [InlineData("public class House { internal House() : this(1, null) { } internal House(int number, Elsewhere.Note? extra) { Number = number; Extra = extra; } public int Number { get; set; } public Elsewhere.Note? Extra { get; set; } }")]
    public void A_parameter_of_a_type_that_is_not_known_is_left_out_where_the_sample_never_has_it(string source)
    {
        using var bench = new Bench();

        var made = bench.Make("#nullable enable\n" + source, """{ "Number": 7 }""", "House");

        Assert.Contains(made.Info.Notes, note => note.Contains("House.Extra (", StringComparison.Ordinal) && note.Contains("is not known here, and the sample never has it", StringComparison.Ordinal));
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(" is a Note, which no file of the model declares", Assert.Throws<ModelException>(() => bench.Make("#nullable enable\n" + source, """{ "Number": 7, "Extra": [] }""", "House")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("""{ "Number": 7 }""")]
    [InlineData(null)]
    public void A_member_of_a_type_of_the_framework_that_is_no_data_is_left_out_where_no_value_has_it(string? sample)
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class House { public int Number { get; set; } public System.Security.Claims.ClaimsPrincipal? Owner { get; set; } public System.Exception? Fire { get; set; } public Bell Bell { get; set; } = new(); } public class Bell { public int Tone { get; set; } public System.Action? Rung; }";

        var made = bench.Make(Source, sample, "House");

        Assert.Contains(made.Info.Notes, note => note.Contains("House.Owner (ClaimsPrincipal? is a type of which no value can be made here", StringComparison.Ordinal) && note.Contains("House.Fire (", StringComparison.Ordinal) && note.Contains("Bell.Rung (Action? is a type of which no value can be made here", StringComparison.Ordinal));
        Assert.Contains("Owner is a ClaimsPrincipal, which is not a type of the model", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Owner": {} }""", "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>An attribute says that it is no data; a constructor needs it all the same.</summary>
    [Fact]
    public void What_is_no_data_is_not_compared_where_the_copy_has_it_for_its_code()
    {
        using var bench = new Bench();
        const string Members = "public House() { Seal = new(() => System.Guid.NewGuid().ToString()); } public int Number { get; set; }";

        Assert.Contains("Number = 7", Values.Of(bench.Make($"using System.Text.Json.Serialization; public class House {{ {Members} [JsonIgnore] public System.Lazy<string> Seal {{ get; }} }}", """{ "Number": 7 }""", "House")), StringComparison.Ordinal);
        Assert.Contains("makes another value each time", Assert.Throws<ModelException>(() => bench.Make($"public class House {{ {Members.Replace("Seal = new(() => System.Guid.NewGuid().ToString());", "Seal = System.Guid.NewGuid().ToString();", StringComparison.Ordinal)} public string Seal {{ get; private set; }} public string Shown => System.Guid.NewGuid().ToString(); }}", """{ "Number": 7 }""", "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>What it names is declared in the copy, wherever it is named first.</summary>
    [Fact]
    public void The_converter_of_an_enum_is_in_the_copy()
    {
        using var bench = new Bench();
        const string Source = """
            using System.Text.Json; using System.Text.Json.Serialization;
            public class House { public State State { get; set; } }
            [JsonConverter(typeof(Words))] public enum State { Open, Shut }
            public class Words : JsonConverter<State> { public override State Read(ref Utf8JsonReader reader, System.Type type, JsonSerializerOptions options) => reader.GetString() == "o" ? State.Open : State.Shut; public override void Write(Utf8JsonWriter writer, State value, JsonSerializerOptions options) => writer.WriteStringValue(value == State.Open ? "o" : "s"); }
            """;

        Assert.Contains("class Words : ", Bench.TextOf(bench.Make(Source, null, "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_that_a_class_shares_with_a_generic_one_means_the_class()
    {
        using var bench = new Bench();

        Assert.Contains("House", bench.Make("public class House : House<int> { } public class House<T> { public T Id { get; set; } = default!; }", null, "House").Info.Type, StringComparison.Ordinal);
        Assert.Contains("Barn is generic", Assert.Throws<ModelException>(() => bench.Make("public class Barn<T> { public T Id { get; set; } = default!; }", null, "Barn")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Rooms : Listed<int> { } public class Listed<T> : ICollection<T> { public event System.EventHandler<int>? Added; private readonly List<T> _all = new(); public void Add(T item) { _all.Add(item); Added?.Invoke(this, _all.Count); } public void Clear() => _all.Clear(); public bool Contains(T item) => _all.Contains(item); public void CopyTo(T[] array, int at) => _all.CopyTo(array, at); public bool Remove(T item) => _all.Remove(item); public int Count => _all.Count; public bool IsReadOnly => false; public IEnumerator<T> GetEnumerator() => _all.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    [InlineData("public class Rooms : System.Collections.ObjectModel.ReadOnlyCollection<int> { public Rooms(IList<int> all) : base(all) { } }")]
    [InlineData("public class Rooms : IReadOnlyList<int> { private readonly List<int> _all; public Rooms(IEnumerable<int> all) { _all = new(all); } public int this[int index] => _all[index]; public int Count => _all.Count; public IEnumerator<int> GetEnumerator() => _all.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    [InlineData("public class Rooms : Listed<int> { public Rooms() : this(new List<int>()) { } public Rooms(IEnumerable<int> all) : base(all) { } public Rooms(params int[] all) : base(all) { } } public abstract class Listed<T> : IEnumerable<T> { private readonly T[] _all; protected Listed(IEnumerable<T> all) { _all = all.ToArray(); } public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_all).GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    public void A_collection_of_the_users_own_has_its_code_from_the_collection_above_it(string rooms)
    {
        using var bench = new Bench();

        Assert.Contains("Number = 7", Values.Of(bench.Make($"#nullable enable\npublic class House {{ public Rooms? Rooms {{ get; set; }} }} {rooms}", """{ "Rooms": [7] }""", "House")), StringComparison.Ordinal);
    }

    /// <summary>As a struct that no constructor has made, it holds nothing, not even an empty list.</summary>
    /// <summary>A class with members is an object, also where a loop over it is possible.</summary>
    [Fact]
    public void A_sequence_of_the_users_own_that_shows_members_is_an_object()
    {
        using var bench = new Bench();
        const string Source = "public class Rooms : IEnumerable<int> { private readonly List<int> _all; public Rooms(IEnumerable<int> all) { _all = new(all); } public int Floor { get; set; } public IEnumerator<int> GetEnumerator() => _all.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } public class House { public int Number { get; set; } public Rooms Rooms { get; set; } }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, """{ "Rooms": { "Floor": 7 } }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void An_immutable_array_that_the_sample_never_has_is_there_as_the_class_makes_it()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\nusing System.Collections.Immutable; public class House { public int Number { get; set; } public ImmutableArray<Room> Rooms { get; set; } } public class Room { public int Size { get; set; } public int Twice => 2 * Size; }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, """{ "Number": 7, "Rooms": [] }""", "House")), StringComparison.Ordinal);
        Assert.Equal(1, bench.Make(Source, """{ "Number": 7 }""", "House").Info.SampleValues);
    }

    /// <summary>A class between the two that has no data is not in the copy, and what it hands on is.</summary>
    [Fact]
    public void A_constructor_hands_its_value_to_a_base_beyond_one_without_data()
    {
        using var bench = new Bench();

        var made = bench.Make("public abstract class Text<T> { protected Text(T value) { Value = value; } public T Value { get; private set; } } public abstract class Key : Text<string> { protected Key(string value) : base(value) { } } public class HouseKey : Key { public HouseKey(string value) : base(value) { } } public class House { public HouseKey Key { get; set; } = null!; }", """{ "Key": "hill" }""", "House");

        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
    }

    /// <summary>A repository may have several solutions, and a project whose SDK is not on this machine.</summary>
    [Fact]
    public void A_base_class_in_another_folder_of_the_repository_is_found_where_the_project_cannot_be_evaluated()
    {
        using var bench = new Bench();
        bench.Write("Desk/Desk.sln", "");
        bench.Write("Desk/Core/Core.csproj", """<Project><Import Project="missing.props" /><ItemGroup><PackageReference Include="Elsewhere.Kernel" Version="1.0.0" /></ItemGroup></Project>""");
        bench.Write("Kernel/Entity.cs", "namespace Elsewhere.Kernel; public abstract class Entity<T> { public T Id { get; set; } = default!; }");
        var house = bench.Write("Desk/Core/House.cs", "using Elsewhere.Kernel; namespace Desk.Core; public class House : Entity<int> { public string Name { get; set; } = \"\"; }");

        var made = bench.Make([house], bench.Write("sample.json", """{ "Id": 7, "Name": "hill" }"""), "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Files were read without their project: MSBuild cannot evaluate the project", StringComparison.Ordinal));
        bench.Write("Other/Entity.cs", "namespace Other; public abstract class Entity<T> { public T Number { get; set; } = default!; }");
        Assert.Contains("House has no member 'Id'", Assert.Throws<ModelException>(() => bench.Make([house], bench["sample.json"], "House")).Message, StringComparison.Ordinal);
    }
}
