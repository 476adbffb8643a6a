namespace Goldilocks.Cli.Interop;

/// <summary>Two versions of a type, or of a library, as typed on the command line. Options that were not given are null or empty.</summary>
/// <param name="Old">A file, folder or project; <c>git:REF</c> for a state of the repository.</param>
/// <param name="New">The same.</param>
/// <param name="Models">Paths below both, where they are folders.</param>
/// <param name="Type">The root.</param>
/// <param name="Framework">Of a project that has several.</param>
/// <param name="Sample">A file of JSON.</param>
/// <param name="Serializers">Patterns.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
public sealed record EvolveRequest(string? Old, string? New, IReadOnlyList<string> Models, string? Type, string? Framework, string? Sample, IReadOnlyList<string> Serializers, IReadOnlyList<string> Sources, IReadOnlyList<string> Adapters)
{
    /// <summary>Built-in workloads, for versions of a library.</summary>
    public IReadOnlyList<string> Workloads { get; init; } = [];

    /// <summary>Counts of each workload's unit.</summary>
    public IReadOnlyList<int> Sizes { get; init; } = [];

    /// <summary>Where payloads of today are kept; null for nowhere.</summary>
    public string? Record { get; init; }

    /// <summary>Payloads of an earlier day that are read; null for none.</summary>
    public string? Payloads { get; init; }

    /// <summary>Where results go; null for a new folder.</summary>
    public string? Output { get; init; }

    /// <summary>Stated renames, as <c>Order.Customer=Client</c>; <c>none</c> alone for none. Empty to guess them.</summary>
    public IReadOnlyList<string> Renamed { get; init; } = [];

    /// <summary>Members of recorded payloads whose loss is meant, as <c>Order.Fax</c>.</summary>
    public IReadOnlyList<string> AllowedLosses { get; init; } = [];

    /// <summary>Whether each version numbers its members anew, by their order.</summary>
    public bool IsRenumbered { get; init; }

    /// <summary>Whether the sample is normalized.</summary>
    public bool IsPortable { get; init; }
}
