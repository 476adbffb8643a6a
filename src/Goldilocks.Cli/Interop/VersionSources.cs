using System.ComponentModel;
using System.Diagnostics;
using System.Formats.Tar;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>The sources of one version: what lies in a folder, or a state of the repository that is unpacked for as long as this is needed.</summary>
public sealed class VersionSources : IDisposable
{
    /// <summary>What a state of a repository begins with.</summary>
    public const string Git = "git:";

    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(2);
    private readonly string? _unpacked;

    private VersionSources(IReadOnlyList<string> paths, string? unpacked) => (Paths, _unpacked) = (paths, unpacked);

    /// <summary>Files, folders and projects.</summary>
    public IReadOnlyList<string> Paths { get; }

    /// <summary>Finds the sources.</summary>
    /// <param name="version">As typed.</param>
    /// <param name="models">Paths below it; empty for all of it.</param>
    /// <param name="option">That named it, for errors.</param>
    /// <exception cref="UserErrorException">There is no such file, folder or state.</exception>
    public static VersionSources Of(string version, IReadOnlyList<string> models, string option)
    {
        if (!version.StartsWith(Git, StringComparison.Ordinal))
        {
            return new VersionSources(Below(version, models, $"{option} {version}"), null);
        }

        var folder = Unpack(version[Git.Length..]);
        try
        {
            return new VersionSources(Below(folder, models, $"{option} {version}"), folder);
        }
        catch (UserErrorException)
        {
            Directory.Delete(folder, recursive: true);
            throw;
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        if (_unpacked is not null)
        {
            Directory.Delete(_unpacked, recursive: true);
        }
    }

    private static IReadOnlyList<string> Below(string root, IReadOnlyList<string> models, string typed)
    {
        if (models.Count == 0)
        {
            return File.Exists(root) || Directory.Exists(root) ? [root] : throw new UserErrorException($"{typed}: there is no such file or folder.");
        }

        return [.. models.Select(model => Path.Combine(root, model) is var path && (File.Exists(path) || Directory.Exists(path))
            ? path
            : throw new UserErrorException($"{typed} has no '{model}', which --model names."))];
    }

    /// <summary>Of the repository that the current folder is in.</summary>
    private static string Unpack(string reference)
    {
        var folder = Path.Combine(Path.GetTempPath(), $"goldilocks-{Guid.NewGuid():N}");
        Directory.CreateDirectory(folder);
        var archive = Path.Combine(folder, "archive.tar");
        var top = Run(["rev-parse", "--show-toplevel"]);
        var made = top.IsWell ? Run(["-C", top.Output.Trim(), "archive", "--format=tar", $"--output={archive}", reference, "--"]) : top;
        if (!made.IsWell)
        {
            Directory.Delete(folder, recursive: true);
            throw new UserErrorException(top.IsWell
                ? $"git has no state '{reference}' here: {made.Errors.Trim().Split('\n')[0]}. 'git tag' and 'git log' name those that there are."
                : "git: names a state of the repository that the current folder is in, and it is in none. Go to a folder of the clone, or give a folder.");
        }

        TarFile.ExtractToDirectory(archive, folder, overwriteFiles: false);
        File.Delete(archive);
        return folder;
    }

    private static FinishedProgram Run(IReadOnlyList<string> arguments)
    {
        try
        {
            return FinishedProgram.Run(new ProcessStartInfo("git", arguments), s_patience);
        }
        catch (Win32Exception exception)
        {
            throw new UserErrorException($"git could not be started ({exception.Message}): install it, or give a folder instead of git:.");
        }
    }
}
