using System.CommandLine;
using Goldilocks.Commands;
using Spectre.Console;

namespace Goldilocks.Cli.Startup;

/// <summary><c>goldilocks startup</c>: the cost of a serializer's first use in a new process.</summary>
internal static class StartupCommand
{
    public static Command Create()
    {
        var options = new StartupOptions();
        var command = new HelpedCommand(
            "startup",
            "Times the start of a fresh process for every serializer: to Main, to the first write and read of four types, to the exit.",
            "a serializer does not build, fails, crashes, hangs or answers wrongly, or nothing could be measured")
            .With(HelpedCommand.What, options.What)
            .With(HelpedCommand.How, options.How)
            .With(HelpedCommand.Where, options.Where)
            .For("startup --serializers 'System.*'", "Those in the box, with the JIT and precompiled")
            .For("startup --modes jit,nativeaot --starts 20", "With and without a JIT")
            .For("startup --from runs/2026-01-31T120000Z-startup", "The tables of a folder once more");
        return command.Runs((parsed, output) => Run(parsed, options, output));
    }

    private static int Run(ParseResult parsed, StartupOptions options, CommandOutput output)
    {
        using var interruption = new Interruption();
        var request = options.Request(parsed);
        if (parsed.GetValue(options.From) is { } folder)
        {
            return Show(StartupFlow.Report(folder), output);
        }

        var flow = new StartupFlow(Here.Checkout(), output.Display());
        var finished = flow.Run(request, parsed.GetValue(options.Output), parsed.Tokens.Select(token => token.Value), interruption.Token);
        return Show(finished, output);
    }

    private static int Show(FinishedStarts finished, CommandOutput output)
    {
        output.Show(finished, () =>
        {
            StartupReports.WriteConsole(finished.Report, AnsiConsole.Console);
            AnsiConsole.WriteLine($"Run folder: {finished.Folder}");
        });
        return ExitCodes.Of(finished.Ending);
    }
}
