using System.Globalization;

namespace Goldilocks.Building;

/// <summary>How serializers are built. The defaults are what a run uses.</summary>
public sealed record BuildOptions
{
    /// <summary>An environment variable with the number of builds side by side, for a machine that is busy with other work already, as with that of the tests: each node of MSBuild compiles its own code anew.</summary>
    public const string AtOnce = "GOLDILOCKS_BUILDS_AT_ONCE";

    private static readonly int? s_given = int.TryParse(Environment.GetEnvironmentVariable(AtOnce), NumberStyles.None, CultureInfo.InvariantCulture, out var given) && given > 0 ? given : null;

    /// <summary>Asks the package sources again for packages that they lacked the last time.</summary>
    public bool RetryUnavailable { get; init; }

    /// <summary>How long a missing package is taken to be still missing. A registry may have it later, but asking costs seconds.</summary>
    public TimeSpan UnavailableFor { get; init; } = TimeSpan.FromHours(1);

    /// <summary>Builds side by side. On two cores one is faster than two, because each node of MSBuild compiles its own code anew; see docs/internals/building.md.</summary>
    public int Parallelism { get; init; } = s_given ?? Math.Clamp(Environment.ProcessorCount / 2, 1, 2);

    /// <summary>Nodes of MSBuild beside those. A build that waits for something uses no processor and holds its node; with one more node, two of them wait side by side and the others go on.</summary>
    public int SpareNodes { get; init; } = s_given is null ? 1 : 0;

    /// <summary>A build that prints nothing for so long is ended. The serializers that it was building have failed.</summary>
    public TimeSpan SilenceLimit { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>A build that takes so long from its begin is ended, whatever it prints. That serializer has failed, and so have those beside it that took half as long; the others are built again.</summary>
    public TimeSpan TotalLimit { get; init; } = TimeSpan.FromMinutes(15);

    /// <summary>The clock for the age of remembered results.</summary>
    public TimeProvider Time { get; init; } = TimeProvider.System;
}
