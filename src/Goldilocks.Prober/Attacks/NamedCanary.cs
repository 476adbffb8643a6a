namespace Goldilocks.Prober.Attacks;

/// <summary>The class that a payload names, although nothing registered it: its code can only run because the payload asked for it.</summary>
/// <param name="Name">Of the class.</param>
/// <param name="Space">Its namespace.</param>
/// <param name="Assembly">The simple name of its assembly.</param>
/// <param name="FullAssembly">The name of its assembly with version, culture and key.</param>
/// <param name="Place">The text that the library wrote where an object of any class may stand.</param>
internal sealed record NamedCanary(string Name, string Space, string Assembly, string FullAssembly, string Place)
{
    /// <summary>The only member of the class, and a value of it.</summary>
    public const string Member = "Name";

    /// <summary>See <see cref="Member"/>.</summary>
    public const string Value = "tweet";

    /// <summary>The name with its namespace.</summary>
    public string FullName => $"{Space}.{Name}";

    /// <summary>The name as <see cref="Type.GetType(string)"/> takes it.</summary>
    public string QualifiedName => $"{FullName}, {Assembly}";
}
