using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
using Goldilocks.Load;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks load</c>: HTTP servers with one serializer each, loaded in turns; latency, throughput, bad answers and the servers' counters.</summary>
internal static class LoadCommand
{
    public static Command Create()
    {
        var options = new LoadOptions();
        var command = new Command("load", "Loads an HTTP server with each serializer in it: latency, throughput, bad answers, the server's counters.");
        foreach (var option in options.All)
        {
            command.Add(option);
        }

        command.SetAction(parsed => Load(parsed, options));
        return command;
    }

    private static int Load(ParseResult parsed, LoadOptions options)
    {
        if (parsed.GetValue(options.FromCrank) is { } file)
        {
            return TakeIn(file, parsed.GetValue(options.Output));
        }

        using var interruption = new Interruption();
        var request = options.Request(parsed);
        var flow = new LoadFlow(Here.Checkout(), new TerminalDisplay());
        if (parsed.GetValue(options.Url) is { } url)
        {
            var loaded = flow.Run(url, request, interruption.Token);
            CrankDisplay.Write(url, loaded.Result);
            return ExitCodes.Of(loaded.Ending);
        }

        var finished = flow.Run(request, parsed.GetValue(options.Output), parsed.Tokens.Select(token => token.Value), interruption.Token);
        LoadConsole.Write(AnsiConsole.Console, finished.Report);
        AnsiConsole.WriteLine($"Run folder: {finished.Folder}");
        return ExitCodes.Of(finished.Ending);
    }

    private static int TakeIn(string file, string? output)
    {
        var (results, folder) = LoadFlow.TakeIn(file, output);
        CrankDisplay.Write(results);
        AnsiConsole.WriteLine($"Run folder: {folder}");
        return ExitCodes.Success;
    }
}
