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

        if (typeof(T).GetProperties().Any(property => property.PropertyType.IsArray && property.PropertyType != typeof(byte[])))
        {
            return binder.Unsupported("it fills generic lists only, and has no converters for arrays; see the variants specific and generic");
        }

        if (Schemas.For(typeof(T)) is not { } schema)
        {
            return binder.Unsupported(SchemaFirstVariant.NoSchema);
        }

        var classes = new ClassCache();
        Load(classes, typeof(T), schema);
        return binder.To(new AvroAdapter<T>(new ReflectWriter<T>(schema, classes), new ReflectReader<T>(schema, schema, classes)));
    }

    /// <summary>Names every class in advance: by itself the library looks only at the first of all members that have the same name, wherever they are.</summary>
    private static void Load(ClassCache classes, Type type, Schema schema)
    {
        switch (schema)
        {
            case RecordSchema record:
                classes.LoadClassCache(type, record);
                foreach (var field in record)
                {
                    Load(classes, type.GetProperty(field.Name)!.PropertyType, field.Schema);
                }

                break;
            case ArraySchema array:
                Load(classes, type.GetGenericArguments()[0], array.ItemSchema);
                break;
            case MapSchema map:
                Load(classes, type.GetGenericArguments()[1], map.ValueSchema);
                break;
            case UnionSchema union:
                Load(classes, type, union.Schemas.First(branch => branch.Tag != Schema.Type.Null));
                break;
        }
    }
}
