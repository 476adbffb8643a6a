using System.ComponentModel;
using System.Diagnostics;
using System.Text.Json;
using Goldilocks.Catalog;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>A payload that a library of another language is to read and to write again.</summary>
/// <param name="Id">Of the job.</param>
/// <param name="Format">Of the payload.</param>
/// <param name="Workload">With its parameters.</param>
/// <param name="Payload">The bytes in Base64.</param>
/// <param name="Members">Every member of the value, as lines.</param>
public sealed record ForeignJob(int Id, string Format, string Workload, string Payload, string Members);

/// <summary>What became of it.</summary>
/// <param name="Id">Of the job.</param>
/// <param name="Library">Its name.</param>
/// <param name="Version">Of the library; of the runtime where it is a part of that.</param>
/// <param name="Verdict"><c>equal</c>, <c>different</c>, <c>refused</c>, or <c>unknown</c> where no schema is kept.</param>
/// <param name="What">The first difference or the reason; empty where it is equal.</param>
/// <param name="Written">The same value as the library writes it, in Base64; null where it does not.</param>
public sealed record ForeignAnswer(int Id, string Library, string Version, string Verdict, string What, string? Written);

/// <summary>Reads and writes payloads with libraries of another language.</summary>
/// <param name="jobs">All of them at once.</param>
/// <param name="cancellation">Ends it.</param>
public delegate IReadOnlyList<ForeignAnswer> ForeignExchange(IReadOnlyList<ForeignJob> jobs, CancellationToken cancellation);

/// <summary>The libraries of Node.js that <c>interop/node</c> pins, in a copy of that folder under the build's: the checkout stays as it is.</summary>
/// <param name="root">The checkout.</param>
/// <param name="folder">The copy.</param>
public sealed class NodeLibraries(string root, string folder)
{
    /// <summary>As reports name it.</summary>
    public const string Name = RecordedExchange.OtherLanguage;

    private const string Packages = "package.json";
    private const string Script = "exchange.mjs";

    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(5);
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web);

    /// <summary>Copies the folder and installs what it pins, where that was not done.</summary>
    /// <returns>Why the libraries cannot be used; null when they can.</returns>
    /// <exception cref="OperationCanceledException">It was interrupted.</exception>
    public string? Prepare(CancellationToken cancellation)
    {
        var source = Path.Combine(root, "interop", "node");
        var isInstalled = File.Exists(Path.Combine(folder, Packages)) && File.ReadAllText(Path.Combine(folder, Packages)) == File.ReadAllText(Path.Combine(source, Packages)) && Directory.Exists(Path.Combine(folder, "node_modules"));
        try
        {
            if (!Run("node", ["--version"], root, cancellation).IsWell)
            {
                return "Node.js does not start";
            }

            Directory.CreateDirectory(folder);
            foreach (var file in Directory.EnumerateFiles(source).Where(file => !isInstalled || Path.GetFileName(file) != Packages))
            {
                File.Copy(file, Path.Combine(folder, Path.GetFileName(file)), overwrite: true);
            }

            var installed = isInstalled ? null : Run(OperatingSystem.IsWindows() ? "npm.cmd" : "npm", ["install", "--no-audit", "--no-fund", "--no-update-notifier", "--fetch-retries=1"], folder, cancellation);
            if (installed is null or { IsWell: true })
            {
                return null;
            }

            // The next command tries again.
            File.Delete(Path.Combine(folder, Packages));
            return "npm could not install its libraries; check that the npm registry can be reached";
        }
        catch (Win32Exception)
        {
            return "Node.js with npm is not installed";
        }
    }

    /// <summary>Runs all jobs in one process.</summary>
    /// <exception cref="UserErrorException">The script failed.</exception>
    public IReadOnlyList<ForeignAnswer> Exchange(IReadOnlyList<ForeignJob> jobs, CancellationToken cancellation)
    {
        var work = Directory.CreateTempSubdirectory("goldilocks-interop-").FullName;
        try
        {
            var (asked, answered) = (Path.Combine(work, "jobs.json"), Path.Combine(work, "results.json"));
            File.WriteAllBytes(asked, JsonSerializer.SerializeToUtf8Bytes(new { root, jobs = jobs.Select(job => Filed(job, work)) }, s_options));
            var ended = Run("node", [Script, asked, answered], folder, cancellation);
            return ended.IsWell
                ? JsonSerializer.Deserialize<IReadOnlyList<ForeignAnswer>>(File.ReadAllBytes(answered), s_options)!
                : throw new UserErrorException($"'node {Script}' failed in {folder}: {ended.Errors.Trim().Split('\n').FirstOrDefault(line => line.Contains("Error", StringComparison.Ordinal)) ?? "it did not end in time"}");
        }
        finally
        {
            Directory.Delete(work, recursive: true);
        }
    }

    private static object Filed(ForeignJob job, string work)
    {
        var payload = Path.Combine(work, FormattableString.Invariant($"{job.Id}.payload"));
        var members = Path.Combine(work, FormattableString.Invariant($"{job.Id}.members"));
        File.WriteAllBytes(payload, Convert.FromBase64String(job.Payload));
        File.WriteAllText(members, job.Members);
        return new { job.Id, job.Format, job.Workload, payload, members };
    }

    private static FinishedProgram Run(string program, IReadOnlyList<string> arguments, string folder, CancellationToken cancellation) =>
        FinishedProgram.Run(new ProcessStartInfo(program, arguments) { WorkingDirectory = folder }, s_patience, cancellation);
}
