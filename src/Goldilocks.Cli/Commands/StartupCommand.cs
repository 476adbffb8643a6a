using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
using Goldilocks.Surveys.Startup;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks startup</c>: what a serializer costs before it has done anything twice.</summary>
internal static class StartupCommand
{
    public static Command Create()
    {
        var options = new StartupOptions();
        var command = new Command("startup", "Times the start of a fresh process for every serializer: to Main, to the first write and read of four types, to the exit.");
        foreach (var option in options.All)
        {
            command.Add(option);
        }

        command.SetAction(parsed => Run(parsed, options));
        return command;
    }

    private static int Run(ParseResult parsed, StartupOptions options)
    {
        using var interruption = new Interruption();
        var request = options.Request(parsed);
        if (parsed.GetValue(options.From) is { } folder)
        {
            return Show(StartupFlow.Report(folder));
        }

        var flow = new StartupFlow(Here.Checkout(), new TerminalDisplay());
        var finished = flow.Run(request, parsed.GetValue(options.Output), parsed.Tokens.Select(token => token.Value), interruption.Token);
        var exitCode = Show(finished);
        AnsiConsole.WriteLine($"Run folder: {finished.Folder}");
        return exitCode;
    }

    private static int Show(FinishedStarts finished)
    {
        StartupReports.WriteConsole(finished.Report, AnsiConsole.Console);
        return ExitCodes.Of(finished.Ending);
    }
}
