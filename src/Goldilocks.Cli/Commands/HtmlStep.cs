using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Reporting.Page;
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
            Write(PageBuilder.Build([run], [], [], facts), Path.Combine(folder, HtmlReport.FileName), CancellationToken.None);
        }
        catch (PageTemplateException exception)
        {
            AnsiConsole.MarkupLineInterpolated(
                CultureInfo.InvariantCulture, $"[yellow]no {HtmlReport.FileName}:[/] {exception.Message}, then run: goldilocks report {folder}");
        }
    }

    /// <summary>Writes the page.</summary>
    /// <exception cref="PageTemplateException">Node.js is missing, or the page could not be built.</exception>
    public static void Write(PageData data, string path, CancellationToken cancellation)
    {
        var template = new PageTemplate(Repository.Root)
            .GetAsync(() => AnsiConsole.WriteLine("Building the page of the report; this takes half a minute, once."), cancellation)
            .GetAwaiter()
            .GetResult();
        HtmlReport.Write(template, data, path);
    }
}
