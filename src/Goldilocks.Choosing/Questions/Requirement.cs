namespace Goldilocks.Choosing.Questions;

/// <summary>What a reader can ask of a serializer. Each is decided by evidence (docs/choosing.md).</summary>
public enum Requirement
{
    /// <summary>It takes the data: every workload that counts was measured. Always asked.</summary>
    TakesData,

    /// <summary>Input may come from strangers.</summary>
    Untrusted,

    /// <summary>Members are added, removed and renamed, and both versions read both versions.</summary>
    Evolves,

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

    /// <summary>It is not in maintenance mode.</summary>
    Maintained,

    /// <summary>No payload is larger than a limit.</summary>
    MaximumPayload,

    /// <summary>No operation allocates more than a limit.</summary>
    MaximumAllocation,

    /// <summary>It was measured under each of the named runtimes.</summary>
    Runtimes,
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
        _ => $"--{requirement.ToString().ToLowerInvariant()}",
    };

    /// <summary>Pairs that no serializer can meet together.</summary>
    public static IReadOnlyList<(Requirement First, Requirement Second)> Contradictions { get; } =
        [(Requirement.Text, Requirement.Binary), (Requirement.Schema, Requirement.NoSchema)];
}
