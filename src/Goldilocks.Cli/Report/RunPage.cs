using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Reporting.Page;

namespace Goldilocks.Cli.Report;

/// <summary>Makes the page that shows runs.</summary>
public sealed class RunPage(Checkout checkout, IFlowDisplay display)
{
    /// <summary>Writes the page into the run folder. Returns null, or the reason for a failure in one line: the rest of the run is complete without the page.</summary>
    public string? TryWrite(FinishedRun run)
    {
        try
        {
            Write(PageBuilder.Build([run.Reported], [], [], run.Facts, RecordedProbesFile.ReadAll(checkout.Root)), Path.Combine(run.Folder, HtmlReport.FileName), CancellationToken.None);
            return null;
        }
        catch (PageTemplateException exception)
        {
            return exception.Message;
        }
    }

    /// <summary>Writes the page.</summary>
    /// <exception cref="PageTemplateException">Node.js is missing, or the page could not be built.</exception>
    public void Write(PageData data, string path, CancellationToken cancellation)
    {
        var template = new PageTemplate(checkout.Root)
            .GetAsync(() => display.Say("Building the page of the report; this takes half a minute, once."), cancellation)
            .GetAwaiter()
            .GetResult();
        HtmlReport.Write(template, data, path);
    }
}
