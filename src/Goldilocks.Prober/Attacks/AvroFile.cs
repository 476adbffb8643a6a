using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Avro's container file with one value. Without a name in front, a case is the type of the member and its value, and the others are as the class has them. <c>@Fields@</c> is followed by all fields and all values,
/// <c>@Record@</c> by the whole schema and all values. Other names are parts of a file, so that a case may have a file of its own.
/// </summary>
internal static class AvroFile
{
    private const string Namespace = "Goldilocks.Schemas";

    private static readonly byte[] s_magic = [.. "Obj"u8, 1];
    private static readonly byte[] s_sync = [.. "zq7sync-zq7sync-"u8];

    /// <summary>The members of the models with the types that they have; null for a model that no file is made for.</summary>
    private static readonly Dictionary<string, (CorpusMember Member, string Type)[]> s_models = new()
    {
        [CorpusTargets.Values] = [(CorpusMember.Text, "\"string\""), (CorpusMember.Int, "\"int\""), (CorpusMember.Long, "\"long\""), (CorpusMember.Double, "\"double\""), (CorpusMember.Flag, "\"boolean\"")],
        ["corpus-bytes"] = [(CorpusMember.Bytes, "\"bytes\"")],
        ["corpus-list"] = [(CorpusMember.List, """{"type":"array","items":"int"}""")],
        ["corpus-map"] = [(CorpusMember.Map, """{"type":"map","values":"int"}""")],
        ["corpus-part"] = [(CorpusMember.Part, """["null",{"type":"record","name":"CorpusInner","fields":[{"name":"Number","type":"int"}]}]""")],
    };

    /// <summary>How cases become a file; null where no file is made for the member.</summary>
    public static Frame? Of(CorpusMember member) => s_models.TryGetValue(CorpusTargets.ModelOf(member).Text, out var fields) ? new Frame(parts => Compose(fields, member, parts)) : null;

    private static byte[] Compose((CorpusMember Member, string Type)[] fields, CorpusMember member, IReadOnlyList<CasePart> parts) => parts[0].Name switch
    {
        "Fields" => Whole(Record(RecordOf(member), Text(parts, 1)), Bytes(parts, 2)),
        "Record" => Whole(Text(parts, 1), Bytes(parts, 2)),
        null => Whole(Schema(fields, member, Text(parts, 0)), [.. fields.SelectMany(field => field.Member == member ? Bytes(parts, 1) : AvroFormat.Encode(field.Member))]),
        _ => Frame.Fill(parts, name => Part(name, Schema(fields, member, null), [.. fields.SelectMany(field => AvroFormat.Encode(field.Member))])),
    };

    /// <summary>The schema with another type of the member; with its own where that is null.</summary>
    private static string Schema((CorpusMember Member, string Type)[] fields, CorpusMember member, string? type) =>
        Record(RecordOf(member), $"[{string.Join(',', fields.Select(field => $$"""{"name":"{{field.Member}}","type":{{(field.Member == member ? type : null) ?? field.Type}}}"""))}]");

    private static string Record(string name, string fields) => $$"""{"type":"record","name":"{{name}}","namespace":"{{Namespace}}","fields":{{fields}}}""";

    /// <summary>The name of the class: <c>CorpusValues</c> of the model <c>corpus-values</c>.</summary>
    private static string RecordOf(CorpusMember member) => string.Concat(CorpusTargets.ModelOf(member).Text.Split('-').Select(word => char.ToUpperInvariant(word[0]) + word[1..]));

    private static byte[] Whole(string schema, byte[] value) => [.. Part("Head", schema, value), .. Part("Block", schema, value)];

    private static byte[] Part(string name, string schema, byte[] value) => name switch
    {
        "Head" => [.. s_magic, .. AvroFormat.Number(2), .. Part("Schema", schema, value), .. String("avro.codec"), .. String("null"), 0, .. s_sync],
        "Magic" => s_magic,
        "Schema" => [.. String("avro.schema"), .. String(schema)],
        "Sync" => s_sync,
        "Block" => [.. AvroFormat.Number(1), .. AvroFormat.Number(value.Length), .. value, .. s_sync],
        "Value" => value,
        _ => throw new FormatException($"@{name}@ means nothing in a file of Avro."),
    };

    private static byte[] String(string text) => [.. AvroFormat.Number(Encoding.UTF8.GetByteCount(text)), .. Encoding.UTF8.GetBytes(text)];

    private static string Text(IReadOnlyList<CasePart> parts, int index) => Encoding.UTF8.GetString(parts[index].Bytes);

    /// <summary>None for a value that takes no bytes, such as null.</summary>
    private static byte[] Bytes(IReadOnlyList<CasePart> parts, int index) => index < parts.Count ? parts[index].Bytes : [];
}
