namespace Goldilocks.Prober;

/// <summary>Whose attributes a class of the models has.</summary>
internal static class Marks
{
    /// <summary>True where the library has attributes of its own. The data contracts take classes without their attribute as well, and the attributes of this tool are no library's.</summary>
    /// <param name="marked">A class that has the attribute of the library, if there is one.</param>
    public static bool AreWanted(Type marked) => marked.CustomAttributes.Any(attribute => !IsOfNoLibrary(attribute.AttributeType.Namespace ?? ""));

    /// <summary>True where the class has an attribute of the library, be it one of the runtime as those of the data contracts.</summary>
    /// <param name="type">The class.</param>
    public static bool Has(Type type) => type.CustomAttributes.Any(attribute => attribute.AttributeType.Namespace is { } space && space != "System.Runtime.CompilerServices" && !space.StartsWith("Goldilocks", StringComparison.Ordinal));

    private static bool IsOfNoLibrary(string space) => space.StartsWith("System", StringComparison.Ordinal) || space.StartsWith("Goldilocks", StringComparison.Ordinal);
}
