using System.Collections.Concurrent;
using Avro;

/// <summary>The schemas of the workloads' values. All variants share them: those of the classes that the library's own generator made.</summary>
internal static class Schemas
{
    private static readonly ConcurrentDictionary<Type, RecordSchema?> s_schemas = new();

    /// <summary>The schema of a workload's value, always the same instance; null where there is none.</summary>
    public static RecordSchema? For(Type type) => s_schemas.GetOrAdd(type, static type => (RecordSchema?)SchemaRoots.FindSchema(type));

    /// <summary>The record of that name within the schema of a workload's value.</summary>
    public static RecordSchema Named(Type root, string name) => Find(For(root)!, name, [])!;

    /// <summary>A record may lead back to itself, so none is looked into twice.</summary>
    private static RecordSchema? Find(Schema schema, string name, HashSet<string> met) => schema switch
    {
        RecordSchema record when record.Name == name => record,
        RecordSchema record => met.Add(record.Name) ? record.Fields.Select(field => Find(field.Schema, name, met)).FirstOrDefault(found => found is not null) : null,
        ArraySchema array => Find(array.ItemSchema, name, met),
        MapSchema map => Find(map.ValueSchema, name, met),
        UnionSchema union => union.Schemas.Select(branch => Find(branch, name, met)).FirstOrDefault(found => found is not null),
        _ => null,
    };
}
