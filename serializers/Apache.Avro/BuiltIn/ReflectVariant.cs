using System.Collections;
using Avro;
using Avro.Reflect;

/// <summary>The application's classes, found by reflection and matched with a schema by the names of their members.</summary>
internal sealed class ReflectVariant() : Variant("reflect")
{
    /// <summary>Avro has no integers shorter than an int. The converters are process-wide.</summary>
    static ReflectVariant()
    {
        ClassCache.AddDefaultConverter<int, byte>((number, _) => (byte)number, (number, _) => number);
        ClassCache.AddDefaultConverter<int, short>((number, _) => (short)number, (number, _) => number);
    }

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (Adapter.WhyNot(binder.Workload.Needs) is { } reason)
        {
            return binder.Unsupported(reason);
        }

        if (binder.Workload.Needs.HasFlag(Needs.Polymorphism))
        {
            return binder.Unsupported("an array of several record types is read as a list of objects, which fits no member");
        }

        if (Schemas.For(typeof(T)) is not { } schema)
        {
            return binder.Unsupported(SchemaFirstVariant.NoSchema);
        }

        if (WhyNot(typeof(T), schema, []) is { } misfit)
        {
            return binder.Unsupported(misfit);
        }

        var classes = new ClassCache();
        Load(classes, typeof(T), schema, []);
        return binder.To(new AvroAdapter<T>(new ReflectWriter<T>(schema, classes), new ReflectReader<T>(schema, schema, classes)));
    }

    /// <summary>Why a member fits no part of the schema; null where all fit.</summary>
    private static string? WhyNot(Type type, Schema schema, HashSet<Type> met) => schema switch
    {
        RecordSchema record when type.IsValueType || record.Fields.Exists(field => type.GetProperty(field.Name) is null) => $"the schema has a record where the application has a {type.Name.Split('`')[0]}, which is no class of members",
        RecordSchema record => met.Add(type) ? record.Fields.Select(field => WhyNot(type.GetProperty(field.Name)!.PropertyType, field.Schema, met)).FirstOrDefault(reason => reason is not null) : null,
        ArraySchema when type.IsArray => "it fills generic lists only, and has no converters for arrays; see the variants specific and generic",
        ArraySchema array => WhyNot(type.GetGenericArguments()[0], array.ItemSchema, met),
        MapSchema map => WhyNot(type.GetGenericArguments()[1], map.ValueSchema, met),
        UnionSchema union => WhyNot(type, Branch(union), met),
        _ => null,
    };

    /// <summary>Names every class in advance: by itself the library looks only at the first of all members that have the same name, wherever they are.</summary>
    private static void Load(ClassCache classes, Type type, Schema schema, HashSet<Type> met)
    {
        switch (schema)
        {
            case RecordSchema record when met.Add(type):
                classes.LoadClassCache(type, record);
                foreach (var field in record)
                {
                    Load(classes, type.GetProperty(field.Name)!.PropertyType, field.Schema, met);
                }

                break;
            case ArraySchema array:
                Load(classes, type.GetGenericArguments()[0], array.ItemSchema, met);
                break;
            case MapSchema map:
                Load(classes, type.GetGenericArguments()[1], map.ValueSchema, met);
                break;
            case UnionSchema union:
                Load(classes, type, Branch(union), met);
                break;
        }
    }

    private static Schema Branch(UnionSchema union) => union.Schemas.First(branch => branch.Tag != Schema.Type.Null);
}
