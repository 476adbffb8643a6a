using System.Globalization;
using Goldilocks.Core.Catalog;
using Goldilocks.Core.Reports.Html;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary>Makes the page that a run is looked at in.</summary>
internal static class HtmlStep
{
    /// <summary>Writes the page into the run folder, or says in one line why there is none: everything else of the run stands without it.</summary>
    public static void TryWrite(ReportedRun run, string folder, IReadOnlyDictionary<string, SerializerFacts> facts)
    {
        try
        {
            Write([run], [], Path.Combine(folder, HtmlReport.FileName), facts, CancellationToken.None);
        }
        catch (PageTemplateException exception)
        {
            AnsiConsole.MarkupLineInterpolated(
                CultureInfo.InvariantCulture, $"[yellow]no {HtmlReport.FileName}:[/] {exception.Message}, then run: goldilocks report {folder}");
        }
    }

    /// <summary>Writes the page of these runs, and of starts that were measured apart.</summary>
    /// <exception cref="PageTemplateException">Node.js is missing, or the page could not be built.</exception>
    public static void Write(IReadOnlyList<ReportedRun> runs, IReadOnlyList<PageStartup> startups, string path, IReadOnlyDictionary<string, SerializerFacts> facts, CancellationToken cancellation)
    {
        var data = PageBuilder.Build(runs, startups, facts);
        var template = new PageTemplate(Repository.Root)
            .GetAsync(() => AnsiConsole.WriteLine("Building the page of the report; this takes half a minute, once."), cancellation)
            .GetAwaiter()
            .GetResult();
        HtmlReport.Write(template, data, path);
    }
}
