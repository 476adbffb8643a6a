using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.List;

/// <summary>The serializers, workloads, codecs and runtimes of a checkout.</summary>
/// <param name="Serializers">The build result of each that was built.</param>
/// <param name="Unbuilt">Those that were not built since they changed, with the version that their adapters pin; it is null where the library comes with the runtime.</param>
/// <param name="Workloads">Empty when no serializer could be built, since those describe them.</param>
/// <param name="Codecs">With their levels, by their facts: a codec is built only when a run asks for it.</param>
/// <param name="Runtimes">That the serializers run on.</param>
public sealed record Listing(
    IReadOnlyList<SerializerEvent> Serializers,
    IReadOnlyList<UnbuiltSerializer> Unbuilt,
    IReadOnlyList<WorkloadInfo> Workloads,
    IReadOnlyList<(string Name, CodecLevels Levels)> Codecs,
    IReadOnlyList<string> Runtimes)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(wasInterrupted: false, hasFinding: Workloads.Count == 0 || (Serializers.Count > 0 && Serializers.All(serializer => serializer.Outcome is not null)));
}

/// <summary>A serializer that was not built since it changed.</summary>
/// <param name="Name">Its folder's name.</param>
/// <param name="Version">The version that its adapter pins; null where the library comes with the runtime.</param>
public sealed record UnbuiltSerializer(string Name, string? Version);

/// <summary>A serializer as far as it is known without building it.</summary>
/// <param name="Name">Its folder's name.</param>
/// <param name="Facts">Null where none are recorded.</param>
/// <param name="Version">The version that its adapter pins, or the runtime's where it comes with it; null where neither is known.</param>
public sealed record KnownSerializer(string Name, SerializerFacts? Facts, string? Version);

/// <summary>A listing: choose, then build or look up.</summary>
public sealed class ListFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>Describes what is built. Builds what has changed only when asked to.</summary>
    /// <param name="selected">Only serializers, sources and adapters count.</param>
    /// <param name="isBuilt">True to build what has changed first.</param>
    /// <param name="retry">True to ask the package sources again for packages that they lacked.</param>
    /// <param name="cancellation">Ends the builds.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing.</exception>
    public Listing List(Selected selected, bool isBuilt, bool retry, CancellationToken cancellation)
    {
        var sources = Requested.SourcesOf(selected.Sources);
        IReadOnlyList<BuildRequest> chosen = [.. Chosen(selected).Select(folder => new BuildRequest(folder, null, sources))];
        var maker = new SerializerMaker(checkout, display);
        IReadOnlyList<BuildRequest> known = isBuilt ? chosen : maker.Built(chosen);
        using var serializers = maker.Make(known, retry, cancellation);
        using var baseline = serializers.Ready.Count > 0 ? null : maker.Make(maker.Requests([checkout.Defaults.Baseline], [], sources), retry, cancellation);
        var ready = baseline?.Ready ?? serializers.Ready;
        return new Listing(
            serializers.Events,
            [.. chosen.Except(known).Select(request => new UnbuiltSerializer(request.Folder.Name, PinnedPackage.Of(request.Folder)?.Version))],
            ready.Count == 0 ? [] : ready[0].Description.Workloads,
            [.. checkout.Codecs([]).Select(codec => (codec.Name, CodecFacts.ReadFor(codec).Levels))],
            [.. ready.Select(serializer => serializer.Description.Runtime).Distinct()]);
    }

    /// <summary>The facts of each with the version that its adapter pins; builds nothing.</summary>
    /// <exception cref="UserErrorException">A pattern fits nothing, or facts are damaged.</exception>
    public IReadOnlyList<KnownSerializer> Facts(Selected selected)
    {
        var chosen = Chosen(selected);
        var facts = KnownFacts.Of(checkout, chosen, Requested.SourcesOf(selected.Sources));
        return [.. chosen.Select(folder => (Folder: folder, Facts: facts.GetValueOrDefault(folder.Name))).Select(known => new KnownSerializer(known.Folder.Name, known.Facts, VersionOf(known.Folder, known.Facts)))];
    }

    /// <summary>A library that comes with the runtime has the version of the runtime here.</summary>
    private static string? VersionOf(SerializerFolder folder, SerializerFacts? facts) =>
        PinnedPackage.Of(folder)?.Version ?? (facts is { Package: null, Home: not null } ? Environment.Version.ToString() : null);

    private IReadOnlyList<SerializerFolder> Chosen(Selected selected) =>
        LatestVersions.Chosen(checkout.Serializers(Requested.Folders(selected.Adapters)), selected.Serializers);
}
