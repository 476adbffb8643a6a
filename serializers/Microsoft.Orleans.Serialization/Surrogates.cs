using Orleans;

// Orleans' way to serialize a class that carries none of its attributes: a second class that does, and a converter between the two, which Orleans finds by its attribute.
// Also linked by Orleans.Providers.MongoDB.

internal static class Surrogates
{
    /// <summary>A surrogate is a conversion, so that it is a variant of its own. Null where the variant fits the workload, whose value is a <paramref name="root"/>.</summary>
    public static string? WhyNot(Needs needs, bool surrogates, Type root) => (needs.HasFlag(Needs.NoAttributes), surrogates) switch
    {
        (true, false) => "every class must carry [GenerateSerializer] and [Id]; see the variant with surrogates",
        (false, true) => "it is for classes that can carry none of its attributes; these are compiled with them, see the variant without surrogates",
        (true, true) when !IsWrittenFor(root) => "a surrogate and a converter must be written for each class, and there are none for this one",
        _ => null,
    };

    private static bool IsWrittenFor(Type root) => typeof(Surrogates).Assembly.GetTypes()
        .Where(type => type.IsDefined(typeof(RegisterConverterAttribute), inherit: false))
        .SelectMany(type => type.GetInterfaces())
        .Any(converter => converter.IsGenericType && converter.GetGenericTypeDefinition() == typeof(IConverter<,>) && converter.GenericTypeArguments[0].IsAssignableTo(root));
}
