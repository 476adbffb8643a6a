using YamlDotNet.Serialization;
using YamlDotNet.Serialization.Converters;

/// <summary>What a user's own types need, by the extension points that the library's documentation names. The built-in workloads are measured without.</summary>
internal static class OwnTypes
{
    /// <summary>Registers what the constructs ask for.</summary>
    public static void Prepare(ModelShape shape, SerializerBuilder writer, DeserializerBuilder reader)
    {
        if (shape == ModelShape.Empty)
        {
            return;
        }

        foreach (IYamlTypeConverter converter in (IYamlTypeConverter[])[new DateOnlyConverter(), new TimeOnlyConverter(), new DateTimeOffsetConverter()])
        {
            writer.WithTypeConverter(converter);
            reader.WithTypeConverter(converter);
        }

        reader.WithObjectFactory(new WithoutConstructor())
            .WithNodeTypeResolver(new ListsBehindInterfaces())
            .WithTypeInspector(inner => new FilledCollections(inner));
    }
}
