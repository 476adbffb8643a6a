using System.Collections.Concurrent;
using Avro;

/// <summary>The schemas beside this file, which all variants share. The build makes classes of them with the library's own generator.</summary>
internal static class Schemas
{
    private static readonly ConcurrentDictionary<string, RecordSchema> s_schemas = new();

    /// <summary>The schema of a workload's value, always the same instance; null where none is written.</summary>
    public static RecordSchema? For(Type type) => FileOf(type) is { } file ? s_schemas.GetOrAdd(file, Read) : null;

    /// <summary>The record of that name within the schema of a workload's value.</summary>
    public static RecordSchema Named(Type root, string name) => RecordsIn(For(root)!).First(record => record.Name == name);

    private static string? FileOf(Type type) => type switch
    {
        _ when type == typeof(Person) => "person",
        _ when type == typeof(BookShelf) => "bookshelf",
        _ when type == typeof(CustomerPage) => "customers",
        _ when type == typeof(PubSubGrainStateDocument) => "grain-state",
        _ when type == typeof(Tiny) => "tiny",
        _ when type == typeof(Telemetry) => "telemetry",
        _ when type == typeof(Primitives) => "kinds-primitives",
        _ when type == typeof(Strings) => "kinds-strings",
        _ when type == typeof(Collections) => "kinds-collections",
        _ when type == typeof(Village) => "kinds-nested",
        _ when type == typeof(Drawing) => "kinds-polymorphic",
        _ when type == typeof(Binary) => "kinds-binary",
        _ => null,
    };

    private static RecordSchema Read(string file)
    {
        using var text = new StreamReader(typeof(Schemas).Assembly.GetManifestResourceStream(file)!);
        return (RecordSchema)Schema.Parse(text.ReadToEnd());
    }

    private static IEnumerable<RecordSchema> RecordsIn(Schema schema) => schema switch
    {
        RecordSchema record => record.Fields.SelectMany(field => RecordsIn(field.Schema)).Prepend(record),
        ArraySchema array => RecordsIn(array.ItemSchema),
        MapSchema map => RecordsIn(map.ValueSchema),
        UnionSchema union => union.Schemas.SelectMany(RecordsIn),
        _ => [],
    };
}
