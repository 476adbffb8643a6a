/// <summary>The classes of the workloads' .props files, for adapters that must know them at run time. Compiled where a project sets <c>ListsTypes</c>.</summary>
internal static partial class ModelTypes
{
    /// <summary>Every class that can stand where another type is declared. Written by the build (Model.targets).</summary>
    public static partial IReadOnlyList<DerivedModelType> Derived { get; }

    /// <summary>Those that can stand where <paramref name="declared"/> is.</summary>
    public static IEnumerable<DerivedModelType> DerivedFrom(Type declared) => Derived.Where(derived => derived.Base == declared);

    /// <summary>A name for a class of them, where a format names it: its own, or the full one if two of them have the same.</summary>
    public static string NameOf(Type type) => SharedNames.Contains(type.Name) ? type.FullName! : type.Name;

    private static HashSet<string> SharedNames => field ??= [.. Derived.Select(derived => derived.Type).Distinct().GroupBy(type => type.Name).Where(types => types.Count() > 1).Select(types => types.Key)];
}

/// <summary>A class that a member, or a workload's value, can hold.</summary>
/// <param name="Base">The type that is declared.</param>
/// <param name="Type">The class.</param>
/// <param name="Tag">Its number in formats that use one.</param>
internal sealed record DerivedModelType(Type Base, Type Type, int Tag);
