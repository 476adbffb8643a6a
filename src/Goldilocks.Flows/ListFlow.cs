using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Flows.Making;
using Goldilocks.Flows.Planning;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Flows;

/// <summary>The serializers, workloads, codecs and runtimes of a checkout.</summary>
/// <param name="Serializers">The build result of each.</param>
/// <param name="Workloads">Empty when no serializer could be built, since those describe them.</param>
/// <param name="Codecs">With their levels, by their facts: a codec is built only when a run asks for it.</param>
/// <param name="Runtimes">That the serializers run on.</param>
public sealed record Listing(
    IReadOnlyList<SerializerEvent> Serializers,
    IReadOnlyList<WorkloadInfo> Workloads,
    IReadOnlyList<(string Name, CodecLevels Levels)> Codecs,
    IReadOnlyList<string> Runtimes)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(wasInterrupted: false, hasFinding: Workloads.Count == 0);
}

/// <summary>A listing: choose, then build or look up.</summary>
public sealed class ListFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>Builds what has changed and describes it.</summary>
    /// <param name="selected">Only serializers, sources and adapters count.</param>
    /// <param name="retry">True to ask the package sources again for packages that they lacked.</param>
    /// <param name="cancellation">Ends the builds.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing.</exception>
    public Listing List(Selected selected, bool retry, CancellationToken cancellation)
    {
        var sources = Requested.SourcesOf(selected.Sources);
        using var serializers = new SerializerMaker(checkout, display).Make(
            [.. Chosen(selected).Select(folder => new BuildRequest(folder, null, sources))], retry, cancellation);
        return new Listing(
            serializers.Events,
            serializers.Ready.Count == 0 ? [] : serializers.Ready[0].Description.Workloads,
            [.. checkout.Codecs([]).Select(codec => (codec.Name, CodecFacts.ReadFor(codec).Levels))],
            [.. serializers.Ready.Select(serializer => serializer.Description.Runtime).Distinct()]);
    }

    /// <summary>The facts of each; builds nothing.</summary>
    /// <exception cref="UserErrorException">A pattern fits nothing, or facts are damaged.</exception>
    public IReadOnlyList<(string Name, SerializerFacts? Facts)> Facts(Selected selected) =>
        [.. Chosen(selected).Select(folder => (folder.Name, KnownFacts.Of(checkout, folder)))];

    private IReadOnlyList<SerializerFolder> Chosen(Selected selected) =>
        LatestVersions.Chosen(checkout.Serializers(Requested.Folders(selected.Adapters)), selected.Serializers);
}
