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

    /// <summary>The fields of the models that files are made for, with the types and values that they have.</summary>
    private static readonly Dictionary<string, Field[]> s_models = new()
    {
        [CorpusTargets.Values] = [Of(CorpusMember.Text, "\"string\""), Of(CorpusMember.Int, "\"int\""), Of(CorpusMember.Long, "\"long\""), Of(CorpusMember.Double, "\"double\""), Of(CorpusMember.Flag, "\"boolean\"")],
        ["corpus-bytes"] = [Of(CorpusMember.Bytes, "\"bytes\"")],
        ["corpus-list"] = [Of(CorpusMember.List, """{"type":"array","items":"int"}""")],
        ["corpus-map"] = [Of(CorpusMember.Map, """{"type":"map","values":"int"}""")],
        ["corpus-part"] = [Of(CorpusMember.Part, """["null",{"type":"record","name":"CorpusInner","fields":[{"name":"Number","type":"int"}]}]"""), new("Behind", "\"boolean\"", [1])],
    };

    /// <summary>How cases become a file; null where no file is made for the member.</summary>
    public static Frame? Of(CorpusMember member) => s_models.TryGetValue(CorpusTargets.ModelOf(member).Text, out var fields) ? new Frame(parts => Compose(fields, member, parts)) : null;

    private static Field Of(CorpusMember member, string type) => new(member.ToString(), type, AvroFormat.Encode(member));

    private static byte[] Compose(Field[] fields, CorpusMember member, IReadOnlyList<CasePart> parts) => parts[0].Name switch
    {
        "Fields" => Whole(Record(RecordOf(member), Text(parts, 1)), Bytes(parts, 2)),
        "Record" => Whole(Text(parts, 1), Bytes(parts, 2)),
        null => Whole(Schema(fields, member, Text(parts, 0)), [.. fields.SelectMany(field => field.Name == member.ToString() ? Bytes(parts, 1) : field.Value)]),
        _ => Frame.Fill(parts, name => Part(name, Schema(fields, member, null), [.. fields.SelectMany(field => field.Value)])),
    };

    /// <summary>The schema with another type of the member; with its own where that is null.</summary>
    private static string Schema(Field[] fields, CorpusMember member, string? type) =>
        Record(RecordOf(member), $"[{string.Join(',', fields.Select(field => $$"""{"name":"{{field.Name}}","type":{{(field.Name == member.ToString() ? type : null) ?? field.Type}}}"""))}]");

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

    /// <param name="Name">As the class has it.</param>
    /// <param name="Type">In JSON, of the schema that is made of the class.</param>
    /// <param name="Value">The model's value by that type.</param>
    private sealed record Field(string Name, string Type, byte[] Value);
}
