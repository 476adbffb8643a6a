using System.Text.Json;
using Goldilocks.Results;
using NuGet.Common;
using NuGet.Protocol;
using NuGet.Protocol.Core.Types;

namespace Goldilocks.Catalog;

/// <summary>An advisory as a package source publishes it.</summary>
/// <param name="Package">The id of the package.</param>
/// <param name="Link">Its address.</param>
/// <param name="Affected">A range of versions in NuGet's notation.</param>
/// <param name="Severity">From 0 (low) to 3 (critical); negative where the source does not say.</param>
public sealed record PublishedAdvisory(string Package, string Link, string Affected, int Severity);

/// <summary>What one source said when it was asked for advisories.</summary>
/// <param name="Source">Its address or folder.</param>
/// <param name="AskedUtc">When it was asked.</param>
/// <param name="WhyNot">Why it gave none; null when it publishes them.</param>
/// <param name="Advisories">All that it publishes, of every package; empty when it gave none.</param>
public sealed record SourceAnswer(string Source, DateTimeOffset AskedUtc, string? WhyNot, IReadOnlyList<PublishedAdvisory> Advisories);

/// <summary>
/// Asks package sources for the vulnerabilities that they publish, and remembers the answers in a file, so that a machine without a network waits once and not at every command.
/// </summary>
/// <param name="memory">The file. It may be deleted at any time.</param>
/// <param name="patience">For all sources together; null for four seconds. No result depends on them, so the wait is short.</param>
public sealed class AdvisorySources(string memory, TimeSpan? patience = null)
{
    private static readonly TimeSpan s_trust = TimeSpan.FromHours(24);

    /// <summary>A source that was down is asked again sooner.</summary>
    private static readonly TimeSpan s_rest = TimeSpan.FromHours(2);

    private static readonly JsonSerializerOptions s_json = new(JsonSerializerDefaults.Web);

    /// <summary>The answers of all sources, those that are remembered among them. Never fails: a source that cannot be asked is an answer with a reason.</summary>
    /// <param name="folder">The folder whose NuGet configuration counts.</param>
    /// <param name="given">Folders and addresses beside those of the configuration.</param>
    /// <param name="now">The time by which a remembered answer is old.</param>
    public async Task<IReadOnlyList<SourceAnswer>> AskAsync(string folder, IReadOnlyList<string> given, DateTimeOffset now)
    {
        var sources = SourcesOf(folder, given);
        var remembered = Remembered();
        var old = sources.Where(source => !remembered.TryGetValue(source.PackageSource.Source, out var answer) || IsOld(answer, now)).ToList();
        if (old.Count > 0)
        {
            using var limit = new CancellationTokenSource(patience ?? TimeSpan.FromSeconds(4));
            foreach (var answer in await Task.WhenAll(old.Select(source => AskAsync(source, now, limit.Token))))
            {
                remembered[answer.Source] = answer;
            }

            Remember([.. remembered.Values.Where(answer => !IsOld(answer, now) && !Directory.Exists(answer.Source))]);
        }

        return [.. sources.Select(source => remembered[source.PackageSource.Source])];
    }

    /// <summary>A configuration that cannot be read names no source. The commands that need one say so.</summary>
    private static IReadOnlyList<SourceRepository> SourcesOf(string folder, IReadOnlyList<string> given)
    {
        try
        {
            return ReleaseSources.ForAdvisories(folder, given);
        }
        catch (UserErrorException)
        {
            return [];
        }
    }

    private static bool IsOld(SourceAnswer answer, DateTimeOffset now) => answer.AskedUtc > now || now - answer.AskedUtc > (answer.WhyNot is null or NoData ? s_trust : s_rest);

    private const string NoData = "it publishes no advisories";

    private static async Task<SourceAnswer> AskAsync(SourceRepository source, DateTimeOffset now, CancellationToken limit)
    {
        var name = source.PackageSource.Source;
        if (source.PackageSource.IsLocal)
        {
            return new SourceAnswer(name, now, NoData, []);
        }

        try
        {
            var resource = await source.GetResourceAsync<IVulnerabilityInfoResource>(limit).WaitAsync(limit);
            if (resource is null)
            {
                return new SourceAnswer(name, now, NoData, []);
            }

            using var cache = new SourceCacheContext();
            var found = await resource.GetVulnerabilityInfoAsync(cache, NullLogger.Instance, limit).WaitAsync(limit);
            return found.KnownVulnerabilities is { } pages
                ? new SourceAnswer(name, now, null, [.. from page in pages from package in page from known in package.Value select new PublishedAdvisory(package.Key, known.Url.AbsoluteUri, known.Versions.ToNormalizedString(), (int)known.Severity)])
                : new SourceAnswer(name, now, found.Exceptions is { } exception ? SourceErrors.ReasonOf(exception) : NoData, []);
        }
        catch (Exception exception) when (SourceErrors.IsSilence(exception))
        {
            return new SourceAnswer(name, now, SourceErrors.ReasonOf(exception), []);
        }
    }

    /// <summary>What the file holds; nothing where there is none, or where another version wrote what this one does not understand.</summary>
    private Dictionary<string, SourceAnswer> Remembered()
    {
        try
        {
            return File.Exists(memory)
                ? (JsonSerializer.Deserialize<IReadOnlyList<SourceAnswer>>(File.ReadAllText(memory), s_json) ?? []).ToDictionary(answer => answer.Source)
                : [];
        }
        catch (Exception exception) when (exception is JsonException or IOException or UnauthorizedAccessException or ArgumentException)
        {
            return [];
        }
    }

    /// <summary>Where it cannot be written, the next command asks again.</summary>
    private void Remember(IReadOnlyList<SourceAnswer> answers)
    {
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(memory)!);
            WholeFile.Replace(memory, output => output.Write(JsonSerializer.Serialize(answers, s_json)));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or DiskFullException)
        {
            return;
        }
    }
}
