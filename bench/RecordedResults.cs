using System.CommandLine;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Makes results/README.md of the runs in results/.</summary>
internal static class RecordedResults
{
    public static Command Command()
    {
        var command = new Command("results", "Makes results/README.md: the page over all runs in results/.");
        command.SetAction(_ => Make());
        return command;
    }

    private static void Make()
    {
        var root = Runs.InRepository();
        var runs = RecordedRun.ReadAll(root);
        var page = Path.Combine(root, RecordedRun.Folder, RecordedPage.FileName);
        WholeFile.Replace(page, output => output.Write(RecordedPage.Of(runs)));
        Console.WriteLine($"results/{RecordedPage.FileName} is made: {Backing.Of([.. runs])}.");
    }
}
