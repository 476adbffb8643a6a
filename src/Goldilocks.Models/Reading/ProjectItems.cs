using System.Diagnostics;
using System.Text.Json;
using Goldilocks.Models.Mistakes;
using Goldilocks.Processes;

namespace Goldilocks.Models.Reading;

/// <summary>Asks MSBuild which files a project compiles. The project is evaluated and not built, so that its packages need not be there.</summary>
internal static class ProjectItems
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(3);
    private static readonly TimeSpan s_lastWords = TimeSpan.FromSeconds(5);

    /// <exception cref="ModelException">The project cannot be evaluated, or compiles nothing.</exception>
    public static SourceSet Read(string project)
    {
        using var said = JsonDocument.Parse(Evaluate(project));
        var properties = said.RootElement.GetProperty("Properties");
        var items = said.RootElement.GetProperty("Items");
        var folder = Path.GetDirectoryName(Path.GetFullPath(project))!;
        var files = Names(items, "Compile", "FullPath")
            .Where(path => path.EndsWith(".cs", StringComparison.OrdinalIgnoreCase) && File.Exists(path) && !path.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal))
            .Select(path => SourceFinder.Read(path, Path.Combine(Path.GetDirectoryName(project)!, Path.GetRelativePath(folder, path))))
            .ToList();
        if (files.Count == 0)
        {
            throw new ModelException($"The project '{project}' compiles no file. Give its files or their folder to --model.");
        }

        return new SourceSet(
            files,
            [.. Names(items, "Using", "Identity")],
            properties.GetProperty("Nullable").GetString() is "enable" or "annotations",
            [.. (properties.GetProperty("DefineConstants").GetString() ?? "").Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)],
            []);
    }

    private static IEnumerable<string> Names(JsonElement items, string kind, string metadata) => items.TryGetProperty(kind, out var list)
        ? list.EnumerateArray().Where(item => !item.TryGetProperty("Static", out _) && !item.TryGetProperty("Alias", out _)).Select(item => item.GetProperty(metadata).GetString()!)
        : [];

    private static string Evaluate(string project)
    {
        var start = new ProcessStartInfo(DotnetHost.Path, ["msbuild", project, "-getItem:Compile", "-getItem:Using", "-getProperty:Nullable", "-getProperty:DefineConstants"])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var tree = ProcessTree.Start(start);
        var errors = tree.Process.StandardError.ReadToEndAsync();
        var printed = tree.Process.StandardOutput.ReadToEndAsync();
        if (!tree.WaitForExit(s_patience))
        {
            throw new ModelException(FormattableString.Invariant($"MSBuild does not evaluate the project '{project}': it has no answer after {s_patience.TotalMinutes:0} minutes. Give its files or their folder to --model."));
        }

        tree.End();
        Task.WaitAll([printed, errors], s_lastWords);
        var output = printed.IsCompletedSuccessfully ? printed.Result : "";
        return tree.Process.ExitCode == 0 && output.TrimStart().StartsWith('{')
            ? output
            : throw new ModelException($"MSBuild cannot evaluate the project '{project}': {FirstLine(output + (errors.IsCompletedSuccessfully ? errors.Result : ""))} Give its files or their folder to --model.");
    }

    private static string FirstLine(string text) =>
        text.Split('\n').Select(line => line.Trim()).FirstOrDefault(line => line.Contains("error", StringComparison.Ordinal)) ?? text.Trim().Split('\n')[0];
}
