using System.Text.Json.Nodes;
using Goldilocks.Building.Jobs;
using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The schemas of the probes' models are kept where a reader finds them, and made again from the models.</summary>
public sealed class ProbeSchemaTests
{
    private static readonly string s_models = Path.Combine(Building.Workshop.Repository, "probes", "models");

    [Fact]
    public void The_kept_schemas_are_those_of_the_models()
    {
        foreach (var (path, text) in Make())
        {
            KeptFile.Holds(Path.Combine(s_models, "schemas", path), text);
        }
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
    [InlineData("table V2Grown\n{\n    mango:int (id: 0);\n    zebra:int (id: 1);\n    apple:int = 7 (id: 2);\n}\n")]
    [InlineData("table V2Form\n{\n    number:int (id: 0);\n    name:string (id: 1, required);\n}\n")]
    [InlineData("table V2ToNullable\n{\n    value:int = null (id: 0);\n}\n")]
    [InlineData("union ShapeChoiceOf { Circle, Box, Caption }\n")]
    public void In_FlatBuffers_the_numbers_of_members_are_their_places(string table) =>
        Assert.Contains(table, Make()["flatbuffers/model.fbs"], StringComparison.Ordinal);

    [Theory]
    [InlineData("class V2Renamed\n{\n    [global::Bond.Id(0)] public int Kiwi { get; set; }\n    [global::Bond.Id(1)] public int Apple { get; set; }\n}\n")]
    [InlineData("class V2Grown\n{\n    [global::Bond.Id(0)] public int Mango { get; set; }\n    [global::Bond.Id(1)] public int Zebra { get; set; }\n    [global::Bond.Id(2)] public int Apple { get; set; } = 7;\n}\n")]
    [InlineData("class V2ToNullable\n{\n    [global::Bond.Id(0), global::Bond.Type(typeof(global::Bond.Tag.nullable<int>))] public int? Value { get; set; }\n}\n")]
    public void In_Bond_a_class_is_the_schema_and_a_new_object_of_it_has_the_defaults(string text) =>
        Assert.Contains(text, Make()["bond/Schema.cs"], StringComparison.Ordinal);

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

    private static JsonObject Field(string record, string name) => Record(record)["fields"]!.AsArray().Select(field => field!.AsObject()).Single(field => (string?)field["name"] == name);

    private static JsonObject Record(string name) => Assert.Single(Objects(JsonNode.Parse(Make()["avro/model.avsc"])!), record => (string?)record["name"] == name && record["fields"] is not null);

    private static IEnumerable<JsonObject> Objects(JsonNode node) => node switch
    {
        JsonObject value => value.Select(member => member.Value).OfType<JsonNode>().SelectMany(Objects).Prepend(value),
        JsonArray values => values.OfType<JsonNode>().SelectMany(Objects),
        _ => [],
    };

    private static string? Text(JsonNode? names) => (string?)Assert.Single(names!.AsArray());

    private static IReadOnlyDictionary<string, string> Make() =>
        ProbeSchemas.Of(s_models, BuildLayout.Of(Building.Workshop.Repository).Contracts);
}
