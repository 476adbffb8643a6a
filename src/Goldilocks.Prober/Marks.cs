namespace Goldilocks.Prober;

/// <summary>Whose attributes a class of the models has.</summary>
internal static class Marks
{
    /// <summary>True where the library has attributes of its own. The data contracts take classes without their attribute as well, and the attributes of this tool are no library's.</summary>
    /// <param name="marked">A class that has the attribute of the library, if there is one.</param>
    public static bool AreWanted(Type marked) => marked.CustomAttributes.Any(attribute => !IsOfNoLibrary(attribute.AttributeType.Namespace ?? ""));

    private static bool IsOfNoLibrary(string space) => space.StartsWith("System", StringComparison.Ordinal) || space.StartsWith("Goldilocks", StringComparison.Ordinal);
}
