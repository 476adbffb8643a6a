using Goldilocks.Catalog;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What a reader can ask of a serializer. Each is decided by evidence (docs/choosing.md).</summary>
public enum Requirement
{
    /// <summary>It takes the data: every workload that counts was measured. Always asked.</summary>
    TakesData,

    /// <summary>Input may come from strangers.</summary>
    Untrusted,

    /// <summary>A member is added after the others: old payloads are read.</summary>
    EvolvesAppend,

    /// <summary>A member is added between others: old payloads are read.</summary>
    EvolvesInsert,

    /// <summary>A member is removed: old payloads are read, and an older program reads new ones.</summary>
    EvolvesRemove,

    /// <summary>A renamed member keeps its value.</summary>
    EvolvesRename,

    /// <summary>Members keep their values when they are declared in another order.</summary>
    EvolvesReorder,

    /// <summary>A member keeps its value when its type is widened, and a value that no longer fits is refused.</summary>
    EvolvesRetype,

    /// <summary>The payload is text.</summary>
    Text,

    /// <summary>The payload is binary.</summary>
    Binary,

    /// <summary>The format is documented and has implementations outside .NET.</summary>
    CrossLanguage,

    /// <summary>A schema describes the payload.</summary>
    Schema,

    /// <summary>No schema has to be written or kept.</summary>
    NoSchema,

    /// <summary>The types need no attributes.</summary>
    NoAttributes,

    /// <summary>No code is generated before the program runs.</summary>
    NoCodeGeneration,

    /// <summary>It works as a native program, without a JIT.</summary>
    Aot,

    /// <summary>One object that is referred to twice is read as one object, and cycles end.</summary>
    References,

    /// <summary>A member of a base type keeps the derived type.</summary>
    Polymorphism,

    /// <summary>The licence asks only to name the authors.</summary>
    PermissiveLicence,

    /// <summary>Its code changed within a year, its repository is not archived, and its author does not say to use something else.</summary>
    Maintained,

    /// <summary>Several values are read from a stream that gives its bytes slowly.</summary>
    Streams,

    /// <summary>A part of a payload is read without making the whole value.</summary>
    PartialReads,

    /// <summary>No payload is larger than a limit.</summary>
    MaximumPayload,

    /// <summary>No operation allocates more than a limit.</summary>
    MaximumAllocation,

    /// <summary>It was measured under each of the named runtimes.</summary>
    Runtimes,

    /// <summary>Its package has assemblies for each of the named frameworks; Unity by what its author says.</summary>
    Frameworks,

    /// <summary>Its format has a maintained implementation in each of the named languages.</summary>
    Languages,

    /// <summary>The assemblies that it brings are not larger than a limit.</summary>
    MaximumDependency,

    /// <summary>A trimmed or native program with it is not larger than a limit.</summary>
    MaximumProgram,
}

/// <summary>How each requirement is written on the command line and in the page's address.</summary>
public static class RequirementNames
{
    /// <summary>The option that asks for it; the requirement that is always asked has none.</summary>
    public static string? Option(this Requirement requirement) => requirement switch
    {
        Requirement.TakesData => null,
        Requirement.CrossLanguage => "--cross-language",
        Requirement.NoSchema => "--no-schema",
        Requirement.NoAttributes => "--no-attributes",
        Requirement.NoCodeGeneration => "--no-code-generation",
        Requirement.PermissiveLicence => "--licence permissive",
        Requirement.MaximumPayload => "--max-payload",
        Requirement.MaximumAllocation => "--max-allocation",
        Requirement.MaximumDependency => "--max-dependency",
        Requirement.MaximumProgram => "--max-program",
        Requirement.PartialReads => "--partial-reads",
        _ when requirement.Change() is { } change => $"--evolves {change.ToString().ToLowerInvariant()}",
        _ => $"--{requirement.ToString().ToLowerInvariant()}",
    };

    /// <summary>In the page's address: the option without its dashes; a licence has one kind only.</summary>
    public static string Name(this Requirement requirement) => requirement is Requirement.PermissiveLicence ? "licence" : requirement.Option()![2..].Replace(' ', '-');

    /// <summary>The change of a class that a requirement is about; null for the others.</summary>
    public static ClassChange? Change(this Requirement requirement) => requirement is >= Requirement.EvolvesAppend and <= Requirement.EvolvesRetype ? (ClassChange)(requirement - Requirement.EvolvesAppend) : null;

    /// <summary>The requirement that asks for a change of a class.</summary>
    public static Requirement Asked(this ClassChange change) => Requirement.EvolvesAppend + (int)change;

    /// <summary>What a release usually does to a class.</summary>
    public static IReadOnlyList<ClassChange> UsualChanges { get; } = [ClassChange.Append, ClassChange.Insert, ClassChange.Remove];

    /// <summary>Those that a reader switches on, without a number or a name.</summary>
    public static IReadOnlyList<Requirement> Switches { get; } = [.. Enum.GetValues<Requirement>().Where(requirement => requirement is not Requirement.TakesData and < Requirement.MaximumPayload)];

    /// <summary>Pairs that no serializer can meet together.</summary>
    public static IReadOnlyList<(Requirement First, Requirement Second)> Contradictions { get; } =
        [(Requirement.Text, Requirement.Binary), (Requirement.Schema, Requirement.NoSchema)];
}
