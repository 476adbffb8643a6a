namespace Goldilocks.Prober;

/// <summary>A root that only capabilities use. They make its values themselves.</summary>
/// <typeparam name="T">The root's type.</typeparam>
/// <param name="needs">What the values ask of a serializer, so that an adapter prepares what an application would prepare.</param>
public class CapabilityModel<T>(Needs needs) : ProbeModel<T>(CapabilityModel.NameOf(typeof(T)), needs) where T : class
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

    /// <summary>The model's name: <c>c-v1-grownpair</c> for the class <c>GrownPair</c> of the first version.</summary>
    public static string NameOf(Type root)
    {
        var full = root.FullName ?? root.Name;
        var start = full.IndexOf(Models, StringComparison.Ordinal);
        return Prefix + (start < 0 ? root.Name : full[(start + Models.Length)..]).Replace('.', '-').ToLowerInvariant();
    }
}
