using YamlDotNet.Serialization;

/// <summary>What a user's own types need, by the extension points that the library's documentation names. The built-in workloads are measured without.</summary>
internal static class OwnTypes
{
    /// <summary>Registers what the constructs ask for.</summary>
    public static void Prepare(ModelShape shape, DeserializerBuilder reader)
    {
        if (shape == ModelShape.Empty)
        {
            return;
        }

        reader.WithObjectFactory(new WithoutConstructor())
            .WithNodeTypeResolver(new ListsBehindInterfaces())
            .WithTypeInspector(inner => new FilledCollections(inner));
    }
}
