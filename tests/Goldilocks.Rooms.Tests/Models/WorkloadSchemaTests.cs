using Goldilocks.Building;
using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The schemas and conversions of built-in workloads. That they are right, verify shows with each library; here is what a workload and its classes decide.</summary>
public sealed class WorkloadSchemaTests
{
    private const string Start = "namespace Goldilocks.Workloads; public abstract class OfTests<T> : Workload<T> where T : class { } ";

    /// <summary>Compiled once for all cases.</summary>
    private static readonly Lazy<IReadOnlyDictionary<string, string>> s_builtIn = new(() => WorkloadSchemas.Of(BuildLayout.Of(Building.Workshop.Repository).Workloads, Contracts));

    private static readonly string[] s_conversions = [.. new[] { "avro", "bebop", "bond", "capnproto", "flatbuffers", "flatsharp", "protobuf", "thrift" }.Select(language => $"{language}/Conversions.cs")];

    private static string Contracts => BuildLayout.Of(Building.Workshop.Repository).Contracts;

    [Fact]
    public void A_workload_that_is_added_has_a_schema_and_a_conversion_in_each_language()
    {
        var made = Made("public sealed class ParcelWorkload : OfTests<Parcel>; [Contract] public partial class Parcel { [Member(First + 4)] public string Label { get; set; } = \"\"; [Member(First + 0)] public System.Guid Id { get; set; } public int Computed => 1; }");

        Assert.Contains("message Parcel\n{\n    string label = 5;\n    bytes id = 1;\n}\n", Protobuf(made), StringComparison.Ordinal);
        Assert.Contains("\"logicalType\": \"uuid\"", made["avro/model.avsc"], StringComparison.Ordinal);
        Assert.All([.. s_conversions, "avro/Records.cs"], file => Assert.Contains("Binder<global::Goldilocks.Workloads.Parcel> own => variant.Bind<", made[file], StringComparison.Ordinal));
    }

    [Fact]
    public void A_value_that_no_schema_has_a_form_for_is_refused_with_the_member()
    {
        var made = Made("public sealed class SumWorkload : OfTests<Sum>; [Contract] public partial class Sum { [Member(First + 0)] public System.Int128 Total { get; set; } }");

        Assert.All(s_conversions, file => Assert.Contains("Binder<global::Goldilocks.Workloads.Sum> own => own.Unsupported(\"Total is of type Int128: the schema has no number of that range\"),", made[file], StringComparison.Ordinal));
        Assert.DoesNotContain("message Sum", Protobuf(made), StringComparison.Ordinal);
    }

    [Fact]
    public void A_class_that_must_hold_another_of_its_kind_without_end_is_in_no_schema()
    {
        var made = Made("public sealed class RingWorkload : OfTests<Ring>; [Contract] public partial class Ring { [Member(First + 0)] public Link Link { get; set; } = null!; } [Contract] public partial class Link { [Member(First + 0)] public Ring Ring { get; set; } = null!; }"
            + "public sealed class ChainWorkload : OfTests<Chain>; [Contract] public partial class Chain { [Member(First + 0)] public Chain? Next { get; set; } }");

        Assert.DoesNotContain("Ring", Protobuf(made), StringComparison.Ordinal);
        Assert.Contains("message Chain\n{\n    Chain next = 1;\n}\n", Protobuf(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("    sint64 int64 = 5;\n", "a number that is as often negative as not")]
    [InlineData("    sfixed32 hashCode = 5;\n", "a hash")]
    [InlineData("    repeated sfixed64 timestamps = 2;\n", "a list of times is one of ticks")]
    [InlineData("    google.protobuf.Timestamp dateTime = 9;\n", "a time alone is the well-known type")]
    [InlineData("    map<string, .MetadataEntry> metadata = 5;\n", "a message with the name of a map's entry has its full name")]
    [InlineData("      Circle case1 = 1;\n", "the number of a choice takes one byte")]
    public void In_Protocol_Buffers_a_member_has_the_shortest_usual_form(string line, string what) =>
        Assert.True(Protobuf(s_builtIn.Value).Contains(line, StringComparison.Ordinal), what);

    [Fact]
    public void In_Protocol_Buffers_the_payload_of_an_interface_names_the_class_as_the_application_does()
    {
        Assert.DoesNotContain("package", Protobuf(s_builtIn.Value), StringComparison.Ordinal);
        Assert.Contains("variant.BindNamed<global::Goldilocks.Workloads.IMessage, SchemaConversion>(own, global::Goldilocks.Schemas.TestMessage.Descriptor),", s_builtIn.Value["protobuf/Conversions.cs"], StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("protobuf/Conversions.cs", "own.Emails.AddRange(from.@Emails);", "items that are the same are added at once")]
    [InlineData("protobuf/Conversions.cs", "SchemaValues.Reserve(own.Books, from.@Books.Count);", "a list has room for all before it is filled")]
    [InlineData("avro/Conversions.cs", "own.Emails = from.@Emails;", "a list of the same items is not copied")]
    [InlineData("avro/Conversions.cs", "if (filled is null && own is global::System.Collections.Generic.List<string> same) return same;", "nor is it on the way back")]
    [InlineData("thrift/Conversions.cs", "own.Emails = from.@Emails;", "a list of the same items is not copied")]
    [InlineData("avro/Records.cs", "own.Add(2, from.@Temperatures);", "an array of numbers is given to a record as it is")]
    [InlineData("bebop/Conversions.cs", "double[] FilldoubleArray(double[] from) => from;", "an array of the same items is not copied")]
    [InlineData("bebop/Conversions.cs", "double[] MakedoubleArray(double[] own) => own;", "nor is it on the way back")]
    [InlineData("bond/Conversions.cs", "to.AddRange(from);", "items that are the same are added at once")]
    [InlineData("flatsharp/Conversions.cs", "own.Temperatures = from.@Temperatures;", "an array of numbers is given to a table as it is")]
    [InlineData("flatbuffers/Conversions.cs", "builder.Add(from);", "an array of numbers is written at once")]
    public void A_conversion_makes_no_copy_that_a_person_would_not_make(string file, string text, string what) => Assert.True(s_builtIn.Value[file].Contains(text, StringComparison.Ordinal), what);

    [Theory]
    [InlineData("bebop", true)]
    [InlineData("capnproto", true)]
    [InlineData("flatbuffers", true)]
    [InlineData("flatsharp", true)]
    [InlineData("bond", false)]
    [InlineData("thrift", false)]
    public void An_interface_is_a_root_where_the_language_has_a_union_that_says_which_class_it_is(string language, bool isRoot) =>
        Assert.Equal(isRoot, s_builtIn.Value[$"{language}/Conversions.cs"].Contains("Binder<global::Goldilocks.Workloads.IMessage> own => variant.Bind<global::Goldilocks.Workloads.IMessage, global::Goldilocks.Schemas.IMessageChoice", StringComparison.Ordinal));

    [Theory]
    [InlineData("        var at2 = builder.CreateString(from.@Data).Value;\n        builder.StartTable(4);\n        builder.AddStruct(3, Flatten.Write(builder, from.@Guid), 0);\n        builder.AddOffset(2, at2, 0);", "what a table refers to is written before it, and the widest field first")]
    [InlineData("global::Goldilocks.Schemas.TableOfT", "a class is not called like one of the library's")]
    [InlineData("OneTelemetry(global::Goldilocks.Schemas.Telemetry own) => Flatten.Text(own.Device);", "one member is read without the others")]
    [InlineData("var count = Flatten.CountOf(own.BooksLength, own.ByteBuffer);", "the count of a list is looked at before room is made")]
    [InlineData("made.@BookData = own.GetBookDataArray() is { } there", "bytes that are absent are null, as they were")]
    public void Of_FlatBuffers_the_generated_code_says_that(string text, string what) => Assert.True(s_builtIn.Value["flatbuffers/Conversions.cs"].Contains(text, StringComparison.Ordinal), what);

    [Theory]
    [InlineData("flatbuffers/model.fbs", "struct GoldilocksGuid\n{\n    low:ulong;\n    high:ulong;\n}\n", "a GUID lies inline")]
    [InlineData("flatsharp/model.fbs", "struct GoldilocksGuid (fs_valueStruct)\n", "and is no object")]
    [InlineData("bebop/model.bop", "mut struct Tiny\n", "a built-in class never changes, so it is a struct")]
    [InlineData("bebop/model.bop", "message Book\n", "a struct has no members that can be absent")]
    public void A_value_has_the_form_that_takes_least(string file, string text, string what) => Assert.True(s_builtIn.Value[file].Contains(text, StringComparison.Ordinal), what);

    [Fact]
    public void Avro_has_no_record_for_an_interface_at_the_top() =>
        Assert.All(["avro/model.avsc", "avro/Conversions.cs", "avro/Records.cs"], file => Assert.DoesNotContain("TestMessage", s_builtIn.Value[file], StringComparison.Ordinal));

    /// <summary>A version of the library before 3.15 reads no description of a file with such a member, and needs one where a payload names its class.</summary>
    [Fact]
    public void In_Protocol_Buffers_each_root_has_a_file_so_that_an_optional_member_elsewhere_does_not_matter_to_it()
    {
        Assert.DoesNotContain("optional", s_builtIn.Value["protobuf/IMessage.proto"], StringComparison.Ordinal);
        Assert.Contains("import \"goldilocks.proto\";", s_builtIn.Value["protobuf/EventLists.proto"], StringComparison.Ordinal);
        Assert.All(MessagesOf(s_builtIn.Value).GroupBy(name => name), same => Assert.Single(same));
    }

    [Fact]
    public void They_are_made_again_when_a_workload_changes_and_what_stays_the_same_is_not_written()
    {
        using var bench = new Bench();
        Write("int");
        Make();
        var schema = Path.Combine(bench["schemas"], "protobuf", "Parcel.proto");
        File.AppendAllText(schema, "// looked at");
        File.WriteAllText(Path.Combine(bench["schemas"], "protobuf", "Old.cs"), "");

        Make();
        Assert.EndsWith("// looked at", File.ReadAllText(schema), StringComparison.Ordinal);

        Write("long");
        Make();
        Assert.Contains("int64 size = 1;", File.ReadAllText(schema), StringComparison.Ordinal);
        Assert.False(File.Exists(Path.Combine(bench["schemas"], "protobuf", "Old.cs")));
        var written = File.GetLastWriteTimeUtc(schema);
        File.SetLastWriteTimeUtc(schema, written.AddDays(-1));

        bench.Write("workloads/Note.cs", "// Another state of the sources.");
        Make();
        Assert.Equal(written.AddDays(-1), File.GetLastWriteTimeUtc(schema));

        void Write(string type) => bench.Write("workloads/Parcel.cs", Start + $"public sealed class ParcelWorkload : OfTests<Parcel>; [Contract] public partial class Parcel {{ [Member(First + 0)] public {type} Size {{ get; set; }} }}");
        void Make() => WorkloadSchemas.Make(bench["workloads"], Contracts, bench["schemas"]);
    }

    private static string Protobuf(IReadOnlyDictionary<string, string> made) => string.Concat(made.Where(file => file.Key.EndsWith(".proto", StringComparison.Ordinal)).Select(file => file.Value));

    private static IEnumerable<string> MessagesOf(IReadOnlyDictionary<string, string> made) => Protobuf(made).Split('\n').Where(line => line.StartsWith("message ", StringComparison.Ordinal));

    private static IReadOnlyDictionary<string, string> Made(string source)
    {
        using var bench = new Bench();
        bench.Write("workloads/Parcel.cs", Start + source);
        return WorkloadSchemas.Of(bench["workloads"], Contracts);
    }
}
