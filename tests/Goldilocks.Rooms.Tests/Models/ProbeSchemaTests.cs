using System.Globalization;
using System.Text.Json.Nodes;
using Goldilocks.Building;
using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The schemas of the probes' models, and the conversions, as the build makes them of the models.</summary>
public sealed class ProbeSchemaTests
{
    /// <summary>A class whose later version lacks two members and has another one.</summary>
    private const string Shrunk = """
        namespace Models.V1
        {
            [Contract] public sealed class Shrunk { [Member(0)] public long Apple { get; set; } [Member(1)] public int? Mango { get; set; } [Member(2)] public int Zebra { get; set; } }
        }

        namespace Models.V2
        {
            [Contract] public sealed class Shrunk { [Member(2)] public int Zebra { get; set; } [Member(3)] public string Kiwi { get; set; } = ""; }
        }
        """;

    private static readonly string s_models = Path.Combine(Building.Workshop.Repository, "probes", "models");

    /// <summary>Compiled once for all cases.</summary>
    private static readonly Lazy<IReadOnlyDictionary<string, string>> s_made = new(() => ProbeSchemas.Of(s_models, BuildLayout.Of(Building.Workshop.Repository).Contracts));

    [Fact]
    public void A_folder_with_all_of_them_is_made_once_for_each_state_of_the_models()
    {
        using var bench = new Bench();
        bench.Write("models/Shrunk.cs", Shrunk);
        var made = Folder();
        File.AppendAllText(Path.Combine(made, "protobuf", "model.proto"), "// looked at");

        Assert.Equal(made, Folder());
        Assert.EndsWith("// looked at", File.ReadAllText(Path.Combine(made, "protobuf", "model.proto")), StringComparison.Ordinal);
        Assert.Equal(
            Make().Keys.Order(StringComparer.Ordinal),
            Directory.EnumerateFiles(made, "*", SearchOption.AllDirectories).Select(file => Path.GetRelativePath(made, file).Replace('\\', '/')).Order(StringComparer.Ordinal));

        bench.Write("models/Shrunk.cs", Shrunk.Replace("Kiwi", "Fig", StringComparison.Ordinal));
        Assert.NotEqual(made, Folder());

        string Folder() => ProbeSchemas.Folder(bench["models"], BuildLayout.Of(Building.Workshop.Repository).Contracts, bench["artifacts"]);
    }

    [Theory]
    [InlineData("message V1Grown\n{\n    int32 mango = 1;\n    int32 zebra = 2;\n}\n")]
    [InlineData("message V2Grown\n{\n    int32 mango = 1;\n    int32 zebra = 2;\n    int32 apple = 3;\n}\n")]
    [InlineData("message V1Renumbered\n{\n    int32 apple = 1;\n    int32 zebra = 2;\n}\n")]
    [InlineData("message V2Renumbered\n{\n    int32 zebra = 1;\n    int32 apple = 2;\n}\n")]
    [InlineData("message V2Narrowed\n{\n    int32 value = 1;\n}\n")]
    public void Each_version_of_a_class_is_a_message_with_the_numbers_of_its_members(string message) =>
        Assert.Contains(message, Make()["protobuf/model.proto"], StringComparison.Ordinal);

    [Theory]
    [InlineData("avro")]
    [InlineData("protobuf")]
    [InlineData("thrift")]
    public void A_required_member_that_is_no_data_is_set_because_the_class_cannot_be_made_without(string language) =>
        Assert.Contains("new global::Goldilocks.Probes.Models.Receipt() { @Clerk = default! };", Make()[$"{language}/Conversions.cs"], StringComparison.Ordinal);

    [Theory]
    [InlineData("avro")]
    [InlineData("bebop")]
    [InlineData("bond")]
    [InlineData("capnproto")]
    [InlineData("flatbuffers")]
    [InlineData("flatsharp")]
    [InlineData("protobuf")]
    public void A_private_field_that_an_attribute_makes_data_is_reached_by_an_accessor_both_ways(string dialect)
    {
        var conversions = Make()[$"{dialect}/Conversions.cs"];
        Assert.Contains("SetSafe_code(from)", conversions, StringComparison.Ordinal);
        Assert.Contains("SetSafe_code(made) = ", conversions, StringComparison.Ordinal);
        Assert.DoesNotContain("from.@_code", conversions, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("table V2Grown\n{\n    mango:int (id: 0);\n    zebra:int (id: 1);\n    apple:int = 7 (id: 2);\n}\n")]
    [InlineData("table V2Form\n{\n    number:int (id: 0);\n    name:string (id: 1, required);\n}\n")]
    [InlineData("table V2ToNullable\n{\n    value:int = null (id: 0);\n}\n")]
    [InlineData("union ShapeChoiceOf { Circle, Box, Caption }\n")]
    public void In_FlatBuffers_the_numbers_of_members_are_their_places(string table) =>
        Assert.Contains(table, Make()["flatbuffers/model.fbs"], StringComparison.Ordinal);

    [Theory]
    [InlineData("table V2GrownPair (fs_serializer)\n{\n    one:V2Grown (id: 0, required);\n    two:V2Grown (id: 1, required);\n    tail:int (id: 2);\n}\n")]
    [InlineData("table V2Grown\n{\n    mango:int (id: 0);\n    zebra:int (id: 1);\n    apple:int = 7 (id: 2);\n}\n")]
    [InlineData("table CorpusBytes (fs_serializer)\n{\n    bytes:[ubyte] (id: 0, required, fs_vector: \"ReadOnlyMemory\");\n}\n")]
    [InlineData("table ShapeChoice\n{\n    value:ShapeChoiceOf (required);\n}\n")]
    public void FlatSharp_has_the_tables_of_FlatBuffers_and_the_attributes_that_it_reads(string table) =>
        Assert.Contains(table, Make()["flatsharp/model.fbs"], StringComparison.Ordinal);

    [Fact]
    public void FlatSharp_has_the_fields_of_FlatBuffers_with_the_same_types_and_defaults()
    {
        Assert.Equal(Fields("flatbuffers"), Fields("flatsharp"));

        static IEnumerable<string> Fields(string language) =>
            Make()[$"{language}/model.fbs"].Split('\n').Where(line => !line.StartsWith("attribute", StringComparison.Ordinal)).Select(line => line.Split(" (")[0].TrimEnd(';'));
    }

    [Theory]
    [InlineData("new global::Goldilocks.Schemas.V2Form { Name = default! };", "a required member has a value when its object is made")]
    [InlineData("MakeListint(SchemaValues.Counted(own.List))", "the count of a list is looked at before room is made")]
    [InlineData("own.Part is { } therePart ? To", "a lazy object is asked for a member once")]
    [InlineData("public static long All(global::Goldilocks.Schemas.V2Grown own) => Sum.Of(own.Mango) + Sum.Of(own.Zebra) + Sum.Of(own.Apple);", "every member is read without a conversion")]
    [InlineData("public static string One(global::Goldilocks.Schemas.V2GrownPair own) => One(own.One);", "one member is read")]
    public void Of_FlatSharp_the_generated_code_says_that(string text, string what) =>
        Assert.True(Make()["flatsharp/Conversions.cs"].Contains(text, StringComparison.Ordinal), what);

    [Theory]
    [InlineData("message V2Grown\n{\n    1 -> int32 mango;\n    2 -> int32 zebra;\n    3 -> int32 apple;\n}\n")]
    [InlineData("message V1Renumbered\n{\n    1 -> int32 apple;\n    2 -> int32 zebra;\n}\n")]
    [InlineData("message CorpusMap\n{\n    1 -> map[string, int32] member0;\n}\n")]
    [InlineData("union ShapeChoice\n{\n    1 -> struct ShapeChoiceAsCircle { Circle value; }\n")]
    public void In_Bebop_a_class_is_a_message_whose_numbers_count_from_1_and_a_word_of_the_language_is_no_name(string text) =>
        Assert.Contains(text, Make()["bebop/model.bop"], StringComparison.Ordinal);

    [Theory]
    [InlineData("made.@Apple = unchecked((int)Present.Of((own.Apple ?? 7)));", "a field that was added has its initial value")]
    [InlineData("from.IsDefault ? [] : global::System.Linq.Enumerable.ToArray(", "a default array is written as an empty one")]
    [InlineData("case 2: return ToBoxObject(own.AsShapeChoiceAsBox.Value);", "a choice is told by its number")]
    public void Of_Bebop_the_generated_code_says_that(string text, string what) =>
        Assert.True(Make()["bebop/Conversions.cs"].Contains(text, StringComparison.Ordinal), what);

    [Theory]
    [InlineData("bebop", "private static SchemaBytes FillListbyte(global::System.Collections.Generic.List<byte> from)", "a list of bytes becomes what the library calls bytes")]
    [InlineData("flatsharp", "own) { while (own.Next is { } next) own = next; return \"\"; }", "one member of a deep value is found in a loop")]
    [InlineData("flatbuffers", "from) { while (from.Next is { } next) from = next; return \"\"; }", "one member of a deep buffer is found in a loop")]
    [InlineData("flatbuffers", "while (levels.TryPop(out var level)) below = WriteTreeLevel(builder, level, below);", "the deepest of objects of one class is written first, in a loop")]
    [InlineData("flatbuffers", "var below = ToTreeLevel(next);", "objects of one class are read level by level, in a loop")]
    [InlineData("bebop", "while (own.Next is not null && Present.Of(own.Next) is { } next)", "records of one class are converted in a loop")]
    [InlineData("thrift", "while (from.@Next is { } next)", "objects of one class are converted in a loop")]
    public void Of_the_conversions_it_is_true_that(string language, string text, string what) =>
        Assert.True(Make()[$"{language}/Conversions.cs"].Contains(text, StringComparison.Ordinal), what);

    [Fact]
    public void A_folder_that_a_program_is_built_without_is_in_no_schema_and_no_conversion()
    {
        using var bench = new Bench();
        bench.Write("Shrunk/Shrunk.cs", Shrunk);
        bench.Write("Kept/Kept.cs", "namespace Models { [Contract] public sealed class Kept { [Member(0)] public int Zebra { get; set; } } }");

        var made = ProbeSchemas.Of(bench[""], BuildLayout.Of(Building.Workshop.Repository).Contracts, "Shrunk");

        Assert.All(made.Values, text => Assert.DoesNotContain("Shrunk", text, StringComparison.Ordinal));
        Assert.Contains("message Kept", made["bebop/model.bop"], StringComparison.Ordinal);
    }

    [Fact]
    public void In_Bebop_a_member_that_a_later_version_lacks_keeps_its_number_and_its_type()
    {
        using var bench = new Bench();
        bench.Write("Shrunk.cs", Shrunk);

        var schema = ProbeSchemas.Of(bench[""], BuildLayout.Of(Building.Workshop.Repository).Contracts)["bebop/model.bop"];

        Assert.Contains("message V1Shrunk\n{\n    1 -> int64 apple;\n    2 -> int32 mango;\n    3 -> int32 zebra;\n}\n", schema, StringComparison.Ordinal);
        Assert.Contains("    @deprecated(\"This version of the class has no member for it.\")\n    2 -> int32 obsolete2;\n    3 -> int32 zebra;\n    4 -> string kiwi;\n}\n", schema, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("class V2Renamed\n{\n    [global::Bond.Id(0)] public int Kiwi { get; set; }\n    [global::Bond.Id(1)] public int Apple { get; set; }\n}\n")]
    [InlineData("class V2Grown\n{\n    [global::Bond.Id(0)] public int Mango { get; set; }\n    [global::Bond.Id(1)] public int Zebra { get; set; }\n    [global::Bond.Id(2)] public int Apple { get; set; } = 7;\n}\n")]
    [InlineData("class V2ToNullable\n{\n    [global::Bond.Id(0), global::Bond.Type(typeof(global::Bond.Tag.nullable<int>))] public int? Value { get; set; }\n}\n")]
    public void In_Bond_a_class_is_the_schema_and_a_new_object_of_it_has_the_defaults(string text) =>
        Assert.Contains(text, Make()["bond/Schema.cs"], StringComparison.Ordinal);

    [Theory]
    [InlineData("struct V2Grown\n{\n    mango @0 :Int32;\n    zebra @1 :Int32;\n    apple @2 :Int32 = 7;\n}\n")]
    [InlineData("struct V1Renumbered\n{\n    apple @0 :Int32;\n    zebra @1 :Int32;\n}\n")]
    [InlineData("struct V1ToNullable\n{\n    value @0 :Int32;\n}\n")]
    [InlineData("struct V2ToNullable\n{\n    valueOrNone :union { some @0 :Int32; none @1 :Void; }\n}\n")]
    public void In_Capn_Proto_a_later_version_keeps_the_ordinals_and_a_field_that_becomes_optional_is_the_first_of_a_union(string text) =>
        Assert.Contains(text, Make()["capnproto/model.capnp"], StringComparison.Ordinal);

    [Theory]
    [InlineData("struct Diamond\n{\n    level @0 :Int32;\n    leftOrNone :union { none @1 :Void; some @2 :Diamond; }\n    rightOrNone :union { none @3 :Void; some @4 :Diamond; }\n}\n")]
    [InlineData("struct Twofold\n{\n    unset @0 :Bool;\n    leftOrNone :union { none @1 :Void; some @2 :Leaf; }\n    rightOrNone :union { none @3 :Void; some @4 :Leaf; }\n}\n")]
    public void In_Capn_Proto_a_struct_with_a_union_begins_with_a_number(string text) =>
        Assert.Contains(text, Make()["capnproto/model.capnp"], StringComparison.Ordinal);

    [Fact]
    public void In_Capn_Proto_the_ordinals_of_each_struct_count_from_0_without_gaps()
    {
        var structs = Make()["capnproto/model.capnp"].Split("struct ").Skip(1).ToList();

        Assert.NotEmpty(structs);
        Assert.All(structs, text =>
        {
            var ordinals = OrdinalsOf(text);
            Assert.Equal(Enumerable.Range(0, ordinals.Count), ordinals.Order());
        });
    }

    [Fact]
    public void In_Capn_Proto_a_member_that_a_later_version_lacks_keeps_its_ordinal_and_its_type()
    {
        using var bench = new Bench();
        bench.Write("Shrunk.cs", Shrunk);

        var schema = ProbeSchemas.Of(bench[""], BuildLayout.Of(Building.Workshop.Repository).Contracts)["capnproto/model.capnp"];

        Assert.Contains("struct V1Shrunk\n{\n    apple @0 :Int64;\n    zebra @1 :Int32;\n    mangoOrNone :union { none @2 :Void; some @3 :Int32; }\n}\n", schema, StringComparison.Ordinal);
        Assert.Contains("struct V2Shrunk\n{\n    obsolete0 @0 :Int64;\n    zebra @1 :Int32;\n    obsolete3OrNone :union { none @2 :Void; some @3 :Int32; }\n    kiwi @4 :Text;\n}\n", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void A_class_that_the_library_is_told_nothing_of_is_in_no_schema() =>
        Assert.DoesNotContain("Parrot", Make()["protobuf/model.proto"], StringComparison.Ordinal);

    [Fact]
    public void In_Avro_which_goes_by_names_each_version_of_a_class_has_the_other_as_its_alias()
    {
        Assert.Equal("Goldilocks.Schemas.V1Grown", Text(Record("V2Grown")["aliases"]));
        Assert.Equal("Goldilocks.Schemas.V2Grown", Text(Record("V1Grown")["aliases"]));
        Assert.Null(Record("Tree")["aliases"]);
    }

    [Fact]
    public void In_Avro_a_renamed_member_has_its_other_name_as_an_alias_and_an_added_one_its_initial_value_as_a_default()
    {
        Assert.Equal("Mango", Text(Field("V2Renamed", "Apple")["aliases"]));
        Assert.Equal("Apple", Text(Field("V1Renamed", "Mango")["aliases"]));
        Assert.Equal(7, (int)Field("V2Grown", "Apple")["default"]!);
        Assert.Null(Field("V2Form", "Name")["default"]);
        Assert.All(["Apple", "Zebra"], name => Assert.Null(Field("V2Renumbered", name)["aliases"]));
    }

    private static List<int> OrdinalsOf(string text) => [.. text.Split('@').Skip(1).Select(part => int.Parse(part[..part.IndexOf(' ', StringComparison.Ordinal)], CultureInfo.InvariantCulture))];

    private static JsonObject Field(string record, string name) => Record(record)["fields"]!.AsArray().Select(field => field!.AsObject()).Single(field => (string?)field["name"] == name);

    private static JsonObject Record(string name) => Assert.Single(Objects(JsonNode.Parse(Make()["avro/model.avsc"])!), record => (string?)record["name"] == name && record["fields"] is not null);

    private static IEnumerable<JsonObject> Objects(JsonNode node) => node switch
    {
        JsonObject value => value.Select(member => member.Value).OfType<JsonNode>().SelectMany(Objects).Prepend(value),
        JsonArray values => values.OfType<JsonNode>().SelectMany(Objects),
        _ => [],
    };

    private static string? Text(JsonNode? names) => (string?)Assert.Single(names!.AsArray());

    private static IReadOnlyDictionary<string, string> Make() => s_made.Value;
}
