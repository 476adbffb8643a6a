using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>The serializers and payloads of a command without a plan. Options that were not given are empty lists.</summary>
/// <param name="Serializers">Patterns.</param>
/// <param name="Workloads">Patterns.</param>
/// <param name="Sizes">Counts of each workload's unit.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
/// <param name="Model">A type of the user's own; null for the built-in workloads.</param>
public sealed record Selected(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Workloads,
    IReadOnlyList<int> Sizes,
    IReadOnlyList<string> Sources,
    IReadOnlyList<string> Adapters,
    ModelRequest? Model = null)
{
    /// <summary>The same with versions instead of <c>@latest</c>.</summary>
    /// <exception cref="UserErrorException">No package source answers.</exception>
    internal Selected WithVersions(Checkout checkout) => this with
    {
        Serializers = LatestVersions.Resolve(Serializers, isForAll: false, checkout.Serializers(Requested.Folders(Adapters)), Requested.SourcesOf(Sources)),
    };
}
