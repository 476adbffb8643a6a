using System.CommandLine;
using Goldilocks.Commands;
using Spectre.Console;

namespace Goldilocks.Cli.Surveys;

/// <summary><c>goldilocks profile</c>: samples a serializer at work, and reports the methods and types that cost most.</summary>
internal static class ProfileCommand
{
    private static readonly NumberRange s_seconds = new(1, 3_600, "seconds");
    private static readonly NumberRange s_top = new(1, 1_000, "lines");

    public static Command Create()
    {
        var options = new ProfileOptions();
        var select = options.Select;
        var command = new HelpedCommand(
            "profile",
            "Samples CPU and allocations of serializers at work; writes .nettrace and speedscope files, and prints the methods and types that cost most.",
            "a serializer fails, crashes, hangs or answers wrongly, or nothing could be profiled")
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes, options.Operations])
            .With(HelpedCommand.How, options.Seconds, options.Top)
            .With(HelpedCommand.Where, select.Sources, select.Adapters, options.Output)
            .For("profile --serializers 'System.*' --workloads bookshelf", "Those in the box on one workload");
        return command.Runs((parsed, output) => Take(parsed, options, output));
    }

    private static int Take(ParseResult parsed, ProfileOptions options, CommandOutput output)
    {
        using var interruption = new Interruption();
        var result = new ProfileFlow(Here.Checkout(), output.Display()).Take(
            options.Select.Of(parsed),
            parsed.GetValue(options.Operations) ?? [],
            parsed.GetValue(options.Seconds),
            parsed.GetValue(options.Output),
            profile => ShowAtOnce(profile, parsed.GetValue(options.Top), output),
            interruption.Token);
        output.Show(result, () =>
        {
            AnsiConsole.WriteLine($"Run folder: {result.Folder}");
            AnsiConsole.WriteLine("Open a .speedscope.json file in the browser at speedscope.app, or a .nettrace file in Visual Studio or PerfView.");
        });
        return ExitCodes.Of(result.Ending);
    }

    /// <summary>A table is printed as soon as it is complete, JSON once at the end.</summary>
    private static void ShowAtOnce(OperationProfile profile, int top, CommandOutput output)
    {
        if (!output.IsJson)
        {
            ProfileConsole.Write(AnsiConsole.Console, profile, top);
        }
    }

    private sealed class ProfileOptions
    {
        public SelectOptions Select { get; } = new();

        public Option<string[]> Operations { get; } = SharedOptions.Operations();

        public Option<int> Seconds { get; } = s_seconds.Whole("--seconds", "The length of the recorded session.", 5);

        public Option<int> Top { get; } = s_top.Whole("--top", "How many methods and types are printed; profile.json has all.", 15);

        public Option<string?> Output { get; } = SharedOptions.Output("The folder for the traces; runs/<UTC time>-profile when absent.");
    }
}
