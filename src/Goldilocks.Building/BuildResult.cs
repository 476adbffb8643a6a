using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>The result of a request.</summary>
/// <param name="Request">The request.</param>
/// <param name="Version">
/// The library's version as it was resolved; where nothing was built, the one that was asked for. Empty for a serializer without a package:
/// its version is the runtime's.
/// </param>
/// <param name="Outcome">Null when it is ready; otherwise <see cref="Unavailable"/> or <see cref="BuildFailed"/>.</param>
/// <param name="WorkerPath">The adapter program, to be started with <c>dotnet exec</c>; null unless ready.</param>
/// <param name="Origin">Where the package came from when that was not one of the machine's own sources; otherwise null.</param>
/// <param name="Notes">What a reader should know, such as a transitive package that was replaced by a near version.</param>
public sealed record BuildResult(
    BuildRequest Request,
    string Version,
    Outcome? Outcome,
    string? WorkerPath,
    string? Origin,
    IReadOnlyList<string> Notes)
{
    /// <summary>The errors of a build that failed, in the order in which they were printed, each once; otherwise empty.</summary>
    public IReadOnlyList<BuildError> Errors { get; init; } = [];

    /// <summary>
    /// Of a trimmed or native program: the warnings about whole assemblies (IL2104, IL3053), in the order in which they were printed, each once. Warnings about single places are not here: they are about
    /// the adapter's own code.
    /// </summary>
    public IReadOnlyList<BuildError> TrimWarnings { get; init; } = [];

    /// <summary>The pinned version, where no source offers it and this is the result of the nearest one; otherwise null.</summary>
    public string? InsteadOf { get; init; }

    /// <summary>The folder of all that the build left, in which what is found out about the program can be kept; null unless ready.</summary>
    public string? Output { get; init; }

    /// <summary>Of the inputs and the output of the build: programs with equal states are the same program. Null unless ready.</summary>
    public string? State { get; init; }

    /// <summary>True when there is a program to start.</summary>
    public bool IsReady => Outcome is null;

    internal static BuildResult Without(BuildRequest request, string version, Outcome outcome) => new(request, version, outcome, null, null, []);
}
