using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.List;

/// <summary>A pin beside what the package sources offer.</summary>
/// <param name="Serializer">Its folder's name.</param>
/// <param name="Package">The package under test.</param>
/// <param name="Pinned">The version in its project file.</param>
/// <param name="PinnedOn">When that was published; null when no source says.</param>
/// <param name="IsOffered">False when no source offers the pinned version.</param>
/// <param name="Latest">The newest stable version; null when no source offers one.</param>
/// <param name="LatestOn">When that was published; null when no source says.</param>
/// <param name="NewerReleases">Stable versions newer than the pin.</param>
/// <param name="Advisories">The published advisories about the pinned version, the most severe first; null where they are not known.</param>
public sealed record PinState(string Serializer, string Package, string Pinned, DateOnly? PinnedOn, bool IsOffered, string? Latest, DateOnly? LatestOn, int NewerReleases, IReadOnlyList<Advisory>? Advisories)
{
    /// <summary>True when a newer stable version is offered.</summary>
    public bool IsBehind => NewerReleases > 0;
}

/// <summary>All pins.</summary>
/// <param name="Pins">By serializer; those that come with the runtime have none and are left out.</param>
/// <param name="Silent">Sources that did not answer.</param>
public sealed record PinsReport(IReadOnlyList<PinState> Pins, IReadOnlyList<SilentSource> Silent)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(wasInterrupted: false, hasFinding: Pins.Any(pin => pin.IsBehind));
}

/// <summary>Compares the versions that adapters pin with those that package sources offer.</summary>
public sealed class OutdatedFlow(Checkout checkout)
{
    /// <summary>Asks the sources; builds nothing.</summary>
    /// <param name="selected">Only serializers, sources and adapters count.</param>
    /// <param name="cancellation">Ends the questions.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, or no source answers.</exception>
    public PinsReport Report(Selected selected, CancellationToken cancellation)
    {
        var pins = Chosen(selected).Select(folder => (Folder: folder, Pin: PinnedPackage.Of(folder))).Where(item => item.Pin is not null).ToList();
        using var sources = ReleaseSources.Find(Environment.CurrentDirectory, Requested.SourcesOf(selected.Sources));
        var releases = sources.AskAsync([.. pins.Select(item => (item.Pin!.Package, (string?)item.Pin.Version))], cancellation).GetAwaiter().GetResult();
        LatestVersions.RequireAnswers(sources);
        var facts = KnownFacts.Of(checkout, pins.Select(item => item.Folder), Requested.SourcesOf(selected.Sources));
        return new PinsReport([.. pins.Zip(releases, (item, release) => State(facts.GetValueOrDefault(item.Folder.Name), item.Folder.Name, item.Pin!, release))], sources.Silent);
    }

    /// <summary>A source may offer a version without its date. The facts have the date of the last release that was looked up.</summary>
    private static PinState State(SerializerFacts? facts, string serializer, PinnedPackage pin, PackageReleases releases)
    {
        var recorded = facts?.LastRelease;
        return new PinState(
            serializer,
            pin.Package,
            pin.Version,
            releases.Pinned?.Published ?? RecordedDate(pin.Version),
            releases.Pinned is not null,
            releases.Latest?.Version,
            releases.Latest?.Published ?? RecordedDate(releases.Latest?.Version),
            releases.Behind.Count,
            KnownAdvisories.Of(facts, pin.Version));

        DateOnly? RecordedDate(string? version) => recorded is not null && recorded.Version == version ? recorded.Date : null;
    }

    private IReadOnlyList<SerializerFolder> Chosen(Selected selected) =>
        LatestVersions.Chosen(checkout.Serializers(Requested.Folders(selected.Adapters)), selected.Serializers);
}
