using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
using Goldilocks.Results;
using Goldilocks.Surveys.Profiling;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks profile</c>: samples a serializer at work, and says which methods and types cost most.</summary>
internal static class ProfileCommand
{
    public static Command Create()
    {
        var options = new ProfileOptions();
        var select = options.Select;
        var command = new Command("profile", "Samples CPU and allocations of serializers at work; writes .nettrace and speedscope files, and prints the methods and types that cost most.")
        {
            select.Serializers, select.Workloads, select.Sizes, options.Operations, options.Seconds, options.Top, select.Sources, select.Adapters, options.Output,
        };
        command.SetAction(parsed => Take(parsed, options));
        return command;
    }

    private static int Take(ParseResult parsed, ProfileOptions options)
    {
        using var interruption = new Interruption();
        var (seconds, top) = (parsed.GetValue(options.Seconds), parsed.GetValue(options.Top));
        if (seconds < 1 || top < 1)
        {
            throw new UserErrorException("--seconds and --top take whole numbers from 1.");
        }

        var result = new ProfileFlow(Here.Checkout(), new TerminalDisplay()).Take(
            options.Select.Of(parsed),
            parsed.GetValue(options.Operations) ?? [],
            seconds,
            parsed.GetValue(options.Output),
            profile => ProfileConsole.Write(AnsiConsole.Console, profile, top),
            interruption.Token);
        AnsiConsole.WriteLine($"Run folder: {result.Folder}");
        AnsiConsole.WriteLine("Open a .speedscope.json file in the browser at speedscope.app, or a .nettrace file in Visual Studio or PerfView.");
        return ExitCodes.Of(result.Ending);
    }

    private sealed class ProfileOptions
    {
        public SelectOptions Select { get; } = new();

        public Option<string[]> Operations { get; } = SharedOptions.Operations();

        public Option<int> Seconds { get; } = new("--seconds") { Description = "How long the session lasts whose trace is kept.", DefaultValueFactory = _ => 5 };

        public Option<int> Top { get; } = new("--top") { Description = "How many methods and types are printed; profile.json has all.", DefaultValueFactory = _ => 15 };

        public Option<string?> Output { get; } = new("--output") { Description = "The folder for the traces; runs/<UTC time>-profile when absent." };
    }
}
