namespace Goldilocks.Prober;

/// <summary>A root that only capabilities use. They make its values themselves.</summary>
/// <typeparam name="T">The root's type.</typeparam>
/// <param name="needs">What the values ask of a serializer, so that an adapter prepares what an application would prepare.</param>
public class CapabilityModel<T>(Needs needs) : ProbeModel<T>(CapabilityModel.NameOf(typeof(T)), needs)
{
    /// <summary>A model that asks for nothing.</summary>
    public CapabilityModel()
        : this(Needs.None)
    {
    }

    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always.</exception>
    protected override T Make() => throw new NotSupportedException("A capability makes its values itself.");
}

/// <summary>Names of models that only capabilities use.</summary>
public static class CapabilityModel
{
    /// <summary>How the names of these models begin.</summary>
    public const string Prefix = "c-";

    private const string Models = ".Models.";

    /// <summary>The model's name: <c>c-v1-grownpair</c> for the class <c>GrownPair</c> of the first version, <c>c-list-of-kayak</c> for a list.</summary>
    public static string NameOf(Type root) => Prefix + Words(root).Replace('.', '-').ToLowerInvariant();

    private static string Words(Type type) => type switch
    {
        { IsArray: true } => $"array-of-{Words(type.GetElementType()!)}",
        { IsGenericType: true } => $"{VersionOf(type)}{type.Name.Split('`')[0]}-of-{string.Join('-', type.GetGenericArguments().Select(Words))}",
        _ when (type.FullName ?? type.Name) is var full && full.IndexOf(Models, StringComparison.Ordinal) is >= 0 and var start => full[(start + Models.Length)..],
        _ => type.Name,
    };

    /// <summary>Two versions of a generic class have one name and stand in two namespaces.</summary>
    private static string VersionOf(Type type) => $"{type.Namespace}." is var path && path.IndexOf(Models, StringComparison.Ordinal) is >= 0 and var start ? path[(start + Models.Length)..] : "";
}
