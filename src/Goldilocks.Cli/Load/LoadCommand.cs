using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Load;
using Goldilocks.Protocol;
using Spectre.Console;

namespace Goldilocks.Cli.Load;

/// <summary><c>goldilocks load</c>: HTTP servers with one serializer each, loaded in turns; latency, throughput, bad answers and the servers' counters.</summary>
internal static class LoadCommand
{
    public static Command Create()
    {
        var options = new LoadOptions();
        var command = new HelpedCommand(
            "load",
            "Sends load to an HTTP server with each serializer in it: latency, throughput, bad answers, the server's counters.",
            "a server does not build, fails, crashes, hangs or answers wrongly, or nothing could be measured")
            .With(HelpedCommand.What, options.What)
            .With("How much load", options.How)
            .With("Packages, adapters, output and other machines", options.Where)
            .For("load --serializers 'System.*,Message*' --count 100", "A few servers as fast as they can")
            .For("load --rate 500 --duration 10s --launches 3", "500 requests a second on schedule")
            .For("load --sweep --slo 50ms", "The highest rate that each holds");
        return command.Runs((parsed, output) => Load(parsed, options, output));
    }

    private static int Load(ParseResult parsed, LoadOptions options, CommandOutput output)
    {
        if (parsed.GetValue(options.FromCrank) is { } file)
        {
            return TakeIn(file, parsed.GetValue(options.Output), output);
        }

        using var interruption = new Interruption();
        var request = options.Request(parsed);
        var flow = new LoadFlow(Here.Checkout(), output.Display());
        if (parsed.GetValue(options.Url) is { } url)
        {
            var loaded = flow.Run(url, request, interruption.Token);
            output.Show(loaded.Result, () => CrankDisplay.Write(url, loaded.Result));
            return ExitCodes.Of(loaded.Ending);
        }

        var finished = flow.Run(request, parsed.GetValue(options.Output), parsed.Tokens.Select(token => token.Value), interruption.Token);
        output.Show(new FinishedLoadJson(finished), () =>
        {
            LoadConsole.Write(AnsiConsole.Console, finished.Report);
            AnsiConsole.WriteLine($"Run folder: {finished.Folder}");
        });
        return ExitCodes.Of(finished.Ending);
    }

    private static int TakeIn(string file, string? folderAsTyped, CommandOutput output)
    {
        var (results, folder) = LoadFlow.TakeIn(file, folderAsTyped);
        output.Show(new TakenInJson(folder, results), () =>
        {
            CrankDisplay.Write(results);
            AnsiConsole.WriteLine($"Run folder: {folder}");
        });
        return ExitCodes.Success;
    }
}

/// <summary><c>load --json</c>: the rows of <c>load-results.json</c>, and the servers that were not built.</summary>
internal sealed record FinishedLoadJson(string Folder, bool WasInterrupted, IReadOnlyList<IReadOnlyDictionary<string, object?>> Rows, IReadOnlyList<LoadSerializerEvent> Unready)
{
    public FinishedLoadJson(FinishedLoad load)
        : this(
            load.Folder,
            load.WasInterrupted,
            [.. load.Report.Tables.SelectMany(table => table.Rows).Select(row => LoadReportFiles.Figures(load.Report, row))],
            load.Report.Unready)
    {
    }
}

/// <summary><c>load --from-crank --json</c>.</summary>
internal sealed record TakenInJson(string Folder, CrankResults Results);
