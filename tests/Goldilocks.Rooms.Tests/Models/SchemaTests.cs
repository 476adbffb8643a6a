using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The schemas and conversions for libraries that have classes of their own. That they are right, the round trips of tests/Goldilocks.Adapters.Tests show; here is what a schema has no form for.</summary>
public sealed class SchemaTests
{
    [Fact]
    public void Each_schema_language_gets_a_schema_and_a_conversion()
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\npublic class Order { public int Id { get; set; } public Dictionary<string, decimal> Prices { get; set; } = new(); public int? Rank { get; set; } }", null);

        Assert.Contains("optional int32 rank = 3;", Text(model, "protobuf/model.proto"), StringComparison.Ordinal);
        Assert.Contains("map<string, GoldilocksDecimal> prices = 2;", Text(model, "protobuf/model.proto"), StringComparison.Ordinal);
        Assert.Contains("\"name\": \"Prices\"", Text(model, "avro/model.avsc"), StringComparison.Ordinal);
        Assert.Contains("rankOrNone :union { none @2 :Void; some @3 :Int32; }", Text(model, "capnproto/model.capnp"), StringComparison.Ordinal);
        Assert.Contains("rank:int = null (id: 2);", Text(model, "flatsharp/model.fbs"), StringComparison.Ordinal);
        Assert.Contains("1 -> int32 iD;\n    2 -> map[string, GoldilocksDecimal] prices;\n    3 -> int32 rank;", Text(model, "bebop/model.bop"), StringComparison.Ordinal);
        Assert.Contains("public int? Rank { get; set; }", Text(model, "thrift/Schema.cs"), StringComparison.Ordinal);
        Assert.All(["protobuf", "avro", "bond", "capnproto", "flatbuffers", "flatsharp", "bebop", "thrift"], language => Assert.Contains("SchemaConversion", Text(model, $"{language}/Conversion.cs"), StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public class Order { public Line First { get; set; } = new(); } public class Line { public Int128 Number { get; set; } }", "Line.Number is of type Int128: the schema has no number of that range")]
    [InlineData("public class Order { public List<int?> Ranks { get; set; } = new(); }", "Ranks is a List<int?>: a list of the schema cannot hold nulls")]
    [InlineData("public class Order { public Boxes Boxes { get; set; } = new(); } public class Boxes : List<Boxes> { }", "Boxes is a Boxes, which is a collection of itself: the schema has no name for one")]
    public void What_a_schema_has_no_form_for_is_refused_with_the_member(string source, string reason)
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\n" + source, null, "Order");

        Assert.All(["protobuf", "avro", "bond", "capnproto", "flatbuffers", "flatsharp", "bebop", "thrift"], language => Assert.Contains($"\"{reason}\"", Text(model, $"{language}/Refusal.cs"), StringComparison.Ordinal));
        Assert.DoesNotContain(Directory.EnumerateFiles(model.Folder, "model.*", SearchOption.AllDirectories), file => Path.GetExtension(file) is ".proto" or ".avsc" or ".capnp" or ".fbs" or ".bop");
    }

    [Fact]
    public void In_FlatBuffers_bytes_in_a_list_stand_in_a_table_because_there_are_no_vectors_of_vectors()
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\npublic class Order { public List<byte[]> Parts { get; set; } = new(); public List<System.Guid> Ids { get; set; } = new(); }", null);

        Assert.Contains("parts:[GoldilocksBytes] (id: 0, required);\n    ids:[GoldilocksGuid] (id: 1, required);", Text(model, "flatsharp/model.fbs"), StringComparison.Ordinal);
        Assert.Contains("table GoldilocksBytes\n{\n    value:[ubyte] (", Text(model, "flatsharp/model.fbs"), StringComparison.Ordinal);
        Assert.Contains("SchemaValues.ToBytes(own[index].Value)", Text(model, "flatsharp/Conversion.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void In_FlatBuffers_a_GUID_that_is_null_is_taken_out_of_an_object_that_begins_with_one()
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\npublic class Order { public System.Guid? Id { get; set; } }", null);

        Assert.Contains("else own.Id = null;", Text(model, "flatbuffers/Conversion.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain("= null;", Text(model, "flatsharp/Conversion.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void In_Bebop_bytes_in_a_list_stand_in_a_struct_because_its_generator_makes_no_array_of_them_that_compiles()
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\npublic class Order { public List<byte[]> Parts { get; set; } = new(); }", null);

        Assert.Contains("struct GoldilocksBytes\n{\n    byte[] value;\n}\n", Text(model, "bebop/model.bop"), StringComparison.Ordinal);
        Assert.Contains("1 -> GoldilocksBytes[] parts;", Text(model, "bebop/model.bop"), StringComparison.Ordinal);
    }

    [Fact]
    public void Bebop_alone_has_no_number_for_a_256th_member()
    {
        using var bench = new Bench();

        var model = bench.Make($"public class Order {{ {string.Join(' ', Enumerable.Range(1, 256).Select(number => $"public int M{number} {{ get; set; }}"))} }}", null);

        Assert.Contains("Order has more than 255 members, and a message has no number for them", Text(model, "bebop/Refusal.cs"), StringComparison.Ordinal);
        Assert.Contains("int32 m256 = 256;", Text(model, "protobuf/model.proto"), StringComparison.Ordinal);
    }

    [Fact]
    public void Avro_alone_cannot_write_one_of_several_classes_at_the_top()
    {
        using var bench = new Bench();

        var model = bench.Make("public abstract class Shape { public int Id { get; set; } } public class Circle : Shape { public int Radius { get; set; } } public class Square : Shape { public int Side { get; set; } }", null, "Shape");

        Assert.Contains("Shape is a base of several classes", Text(model, "avro/Refusal.cs"), StringComparison.Ordinal);
        Assert.Contains("oneof value {", Text(model, "protobuf/model.proto"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Shape? Hint { get; set; }", "\"null\",\n        {\n          \"type\": \"record\",\n          \"name\": \"Circle\"")]
    [InlineData("Shape Hint { get; set; } = null!;", "\"type\": {\n        \"type\": \"record\",\n        \"name\": \"Circle\"")]
    [InlineData("List<Shape> Hints { get; set; } = null!;", "\"items\": {\n          \"type\": \"record\",\n          \"name\": \"Circle\"")]
    public void In_Avro_a_base_of_one_class_is_the_record_of_that_class(string member, string form)
    {
        using var bench = new Bench();

        var model = bench.Make($"#nullable enable\npublic class Order {{ public {member} }} public abstract class Shape {{ public int Id {{ get; set; }} }} public class Circle : Shape {{ public int Radius {{ get; set; }} }}", null, "Order");

        Assert.Contains(form, Text(model, "avro/model.avsc"), StringComparison.Ordinal);
        Assert.Contains("global::Goldilocks.Schemas.Circle ToOwnShapeChoice(", Text(model, "avro/Conversion.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain("object", Text(model, "avro/Conversion.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void In_Thrift_a_list_stands_in_a_list_and_a_list_that_is_null_is_left_out_without_a_record_for_either()
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\npublic class Order { public List<List<double>> Rings { get; set; } = new(); public List<int>? Ranks { get; set; } }", null);

        Assert.Contains("List<global::System.Collections.Generic.List<double>>? Rings { get; set; }", Text(model, "thrift/Schema.cs"), StringComparison.Ordinal);
        Assert.Contains("if (Ranks is { } ", Text(model, "thrift/Schema.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain("Holder", Text(model, "thrift/Schema.cs") + Text(model, "thrift/Conversion.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void In_Protocol_Buffers_a_class_with_the_name_of_a_maps_entry_is_not_taken_for_it()
    {
        using var bench = new Bench();

        var model = bench.Make("#nullable enable\npublic class Order { public Dictionary<string, NotesEntry> Notes { get; set; } = new(); } public class NotesEntry { public List<System.DateTime> Days { get; set; } = new(); }", null, "Order");

        Assert.Contains("map<string, .goldilocks.schemas.NotesEntry> notes = 1;", Text(model, "protobuf/model.proto"), StringComparison.Ordinal);
        Assert.Contains("repeated sfixed64 days = 1;", Text(model, "protobuf/model.proto"), StringComparison.Ordinal);
    }

    private static string Text(OwnModel model, string path) => File.ReadAllText(Path.Combine(model.Folder, "schemas", path));
}
