using System.Globalization;
using Goldilocks.Core.Building;
using Goldilocks.Core.Catalog;
using Goldilocks.Core.Reports.Html;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary>Makes the page that a run is looked at in.</summary>
internal static class HtmlStep
{
    /// <summary>Writes the page into the run folder, or says in one line why there is none: everything else of the run stands without it.</summary>
    public static void TryWrite(ReportedRun run, string folder, IReadOnlyList<string> adapters)
    {
        try
        {
            Write([run], Path.Combine(folder, HtmlReport.FileName), adapters, CancellationToken.None);
        }
        catch (PageTemplateException exception)
        {
            AnsiConsole.MarkupLineInterpolated(
                CultureInfo.InvariantCulture, $"[yellow]no {HtmlReport.FileName}:[/] {exception.Message}, then run: goldilocks report {folder}");
        }
    }

    /// <summary>Writes the page of these runs.</summary>
    /// <exception cref="PageTemplateException">Node.js is missing, or the page could not be built.</exception>
    public static void Write(IReadOnlyList<ReportedRun> runs, string path, IReadOnlyList<string> adapters, CancellationToken cancellation)
    {
        var data = PageBuilder.Build(runs, ReadFacts(adapters));
        var template = new PageTemplate(Repository.Root)
            .GetAsync(() => AnsiConsole.WriteLine("Building the page of the report; this takes half a minute, once."), cancellation)
            .GetAwaiter()
            .GetResult();
        HtmlReport.Write(template, data, path);
    }

    /// <summary>Of every adapter that has them. A damaged file costs its own facts, and is named.</summary>
    private static Dictionary<string, SerializerFacts> ReadFacts(IReadOnlyList<string> adapters)
    {
        var facts = new Dictionary<string, SerializerFacts>();
        foreach (var folder in SerializerFolders.Discover([Path.Combine(Repository.Root, "serializers"), .. adapters.Where(Directory.Exists)]))
        {
            try
            {
                if (FactsFile.ReadFor(folder) is { } found)
                {
                    facts[folder.Name] = found;
                }
            }
            catch (FactsException exception)
            {
                AnsiConsole.MarkupLineInterpolated(CultureInfo.InvariantCulture, $"[yellow]warning:[/] {exception.Message}");
            }
        }

        return facts;
    }
}
