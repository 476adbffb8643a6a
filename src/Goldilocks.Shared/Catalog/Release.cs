namespace Goldilocks.Catalog;

/// <summary>One version of a package that a source offers.</summary>
/// <param name="Version">As it is typed after <c>@</c>.</param>
/// <param name="Published">In UTC; null where the source does not say, as folders do not.</param>
public sealed record OfferedRelease(string Version, DateOnly? Published);

/// <summary>What the sources say about one package.</summary>
/// <param name="Package">Its id.</param>
/// <param name="Pinned">The version that was asked about; null when no source offers it.</param>
/// <param name="Latest">The newest stable version; null when no source has one.</param>
/// <param name="Behind">Stable versions newer than the pinned one, the newest first.</param>
public sealed record PackageReleases(string Package, OfferedRelease? Pinned, OfferedRelease? Latest, IReadOnlyList<OfferedRelease> Behind);

/// <summary>A source that did not answer.</summary>
/// <param name="Source">Its name in the configuration, or as it was given with <c>--source</c>.</param>
/// <param name="Reason">In a few words, such as <c>it asks for a password</c>.</param>
public sealed record SilentSource(string Source, string Reason);
