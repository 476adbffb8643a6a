using Goldilocks.Models;

namespace Goldilocks.Cli.Probe;

/// <summary>What <c>goldilocks probe</c> is asked for. Options that were not given are empty lists.</summary>
/// <param name="Serializers">Patterns.</param>
/// <param name="Only">Names of sections or families.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
/// <param name="IsAll">True when what differs from the expectation is a finding.</param>
/// <param name="IsRecorded">True to replace the recorded tables.</param>
/// <param name="IsAnew">True to try anew what recorded tables hold.</param>
/// <param name="Model">A type of the user's own; null for the models of the probes.</param>
public sealed record ProbeRequest(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Only,
    IReadOnlyList<string> Sources,
    IReadOnlyList<string> Adapters,
    bool IsAll,
    bool IsRecorded,
    bool IsAnew,
    ModelRequest? Model = null);
