using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary><c>build.json</c>, beside the build's output: the result and its inputs.</summary>
/// <param name="Format">4. A record with another number comes from another version of Goldilocks and is ignored.</param>
/// <param name="Fingerprint">See <see cref="SerializerInputs.Fingerprint"/>.</param>
/// <param name="Elsewhere">See <see cref="SerializerInputs.FilesFromElsewhere"/>.</param>
/// <param name="ElsewhereFingerprint">Of those files.</param>
/// <param name="Packages">The metadata files of the packages that it used.</param>
/// <param name="PackagesFingerprint">Of those files, which hold the packages' hashes: a package that was deleted, or unpacked again with other contents, is not the one that was built with.</param>
/// <param name="Output">State of the build's output: a build by hand writes into the same folder, and may be a debug build.</param>
/// <param name="FinishedUtc">When the result was found.</param>
/// <param name="Version">As in <see cref="BuildResult"/>.</param>
/// <param name="Outcome">As in <see cref="BuildResult"/>.</param>
/// <param name="Origin">As in <see cref="BuildResult"/>.</param>
/// <param name="Notes">As in <see cref="BuildResult"/>.</param>
/// <param name="Errors">As in <see cref="BuildResult"/>.</param>
/// <param name="TrimWarnings">As in <see cref="BuildResult"/>.</param>
internal sealed record BuildRecord(
    int Format,
    string Fingerprint,
    IReadOnlyList<string> Elsewhere,
    string ElsewhereFingerprint,
    IReadOnlyList<string> Packages,
    string PackagesFingerprint,
    string Output,
    DateTimeOffset FinishedUtc,
    string Version,
    Outcome? Outcome,
    string? Origin,
    IReadOnlyList<string> Notes,
    IReadOnlyList<BuildError> Errors,
    IReadOnlyList<BuildError> TrimWarnings)
{
    private const int CurrentFormat = 4;

    public static BuildRecord Of(BuildJob job, BuildResult result, string fingerprint, DateTimeOffset now)
    {
        var elsewhere = SerializerInputs.FilesFromElsewhere(job);
        IReadOnlyList<string> packages = result.IsReady && AssetsFile.TryRead(job.AssetsPath) is { } assets ? [.. assets.Packages().Select(package => package.MetadataPath)] : [];
        return new BuildRecord(
            CurrentFormat,
            fingerprint,
            elsewhere,
            SerializerInputs.FingerprintOf(elsewhere),
            packages,
            ContentsOf(packages),
            OutputOf(job),
            now,
            result.Version,
            result.Outcome,
            result.Origin,
            result.Notes,
            result.Errors,
            result.TrimWarnings);
    }

    /// <summary>Null when there is none, or none that can be read: then the serializer is built again.</summary>
    public static BuildRecord? TryRead(string path)
    {
        if (!File.Exists(path))
        {
            return null;
        }

        try
        {
            return JsonSerializer.Deserialize<BuildRecord>(File.ReadAllBytes(path), RunJson.File);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    public static void Forget(string path) => File.Delete(path);

    /// <summary>Whole or not at all: a process may be killed at any moment.</summary>
    public void Write(string path) => WholeFile.Replace(path, output => output.Write(JsonSerializer.Serialize(this, RunJson.File)));

    /// <summary>True when nothing has changed that could change the result.</summary>
    /// <param name="job">The job of this record.</param>
    /// <param name="fingerprint">Of the inputs as they are.</param>
    /// <param name="options">How long a missing package is believed to be missing.</param>
    /// <param name="since">A result that was found after this time is not checked again.</param>
    public bool Holds(BuildJob job, string fingerprint, BuildOptions options, DateTimeOffset since)
    {
        if (Format != CurrentFormat || Fingerprint != fingerprint || ElsewhereFingerprint != SerializerInputs.FingerprintOf(Elsewhere) || PackagesFingerprint != ContentsOf(Packages))
        {
            return false;
        }

        var age = options.Time.GetUtcNow() - FinishedUtc;
        return Outcome switch
        {
            null => File.Exists(job.WorkerPath) && Output == OutputOf(job),
            Unavailable when FinishedUtc >= since => true,

            // A clock that was set back must not keep a package missing for longer than the limit.
            Unavailable => !options.RetryUnavailable && age >= TimeSpan.Zero && age < options.UnavailableFor,
            _ => true,
        };
    }

    public BuildResult ToResult(BuildJob job) => new(job.Request, Version, Outcome, Outcome is null ? job.WorkerPath : null, Origin, Notes)
    {
        Errors = Errors,
        TrimWarnings = TrimWarnings,
        Output = Outcome is null ? job.Output : null,
        State = Outcome is null ? $"{Fingerprint} {ElsewhereFingerprint} {PackagesFingerprint} {Output}" : null,
    };

    private static string ContentsOf(IReadOnlyList<string> files)
    {
        using var hash = new InputHash();
        foreach (var file in files)
        {
            hash.AddFile(file, file);
        }

        return hash.Finish();
    }

    /// <summary>Names, sizes and times: an honest build by hand changes them, and hashing every library would take longer than all other checks.</summary>
    private static string OutputOf(BuildJob job)
    {
        var folder = new DirectoryInfo(Path.GetDirectoryName(job.WorkerPath)!);
        using var hash = new InputHash();
        FileInfo[] files = folder.Exists ? folder.GetFiles("*", SearchOption.AllDirectories) : [];
        foreach (var file in files.OrderBy(file => file.FullName, StringComparer.Ordinal))
        {
            hash.AddText(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{file.FullName} {file.Length} {file.LastWriteTimeUtc.Ticks}"));
        }

        return hash.Finish();
    }
}
