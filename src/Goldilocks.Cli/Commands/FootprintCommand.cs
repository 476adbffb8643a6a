using System.CommandLine;
using Goldilocks.Figures.Studies;
using Goldilocks.Reporting.Footprints;
using Goldilocks.Results;
using Goldilocks.Results.Texts;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Surveys.Footprints;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks footprint</c>: what a payload takes in memory, component by component, and in every serializer's bytes.</summary>
internal static class FootprintCommand
{
    /// <summary>Large values take a while to walk.</summary>
    private static readonly TimeSpan Timeout = TimeSpan.FromMinutes(5);

    public static Command Create()
    {
        var options = new FootprintOptions();
        var command = new Command("footprint", "Counts the objects of a payload in memory, by component, and compares their bytes with every serializer's; exits with 1 when the garbage collector does not agree.")
        {
            options.Serializers, options.Workloads, options.Sizes, options.Sources, options.Adapters, options.Json,
        };
        command.SetAction(parsed => Take(parsed, options));
        return command;
    }

    private static int Take(ParseResult parsed, FootprintOptions options)
    {
        using var interruption = new Interruption();
        var patterns = Patterns(parsed.GetValue(options.Serializers) ?? []);
        var adapters = PlanFactory.FullPaths(parsed.GetValue(options.Adapters) ?? []);
        using var building = BuildStep.Run(BuildStep.Requests(patterns, adapters, parsed.GetValue(options.Sources) ?? []), retryUnavailable: false, interruption.Token);
        var roster = RosterBuilder.Make(patterns, parsed.GetValue(options.Workloads) ?? [], parsed.GetValue(options.Sizes) ?? [], building.Built.Ready);

        var survey = new FootprintSurvey(roster, dataSeed: 1, Timeout, Presets.Of("default").EnvironmentVariables);
        var footprints = survey.Take((_, _) => { }, interruption.Token);
        Show(footprints, building.Built.Events);
        JsonOutput.Write(footprints, parsed.GetValue(options.Json));
        return footprints.All(footprint => footprint.Check is { Agrees: true }) ? ExitCodes.Success : ExitCodes.Failure;
    }

    /// <summary>The floors make the value without a serializer; they are part of every survey.</summary>
    private static IReadOnlyList<string> Patterns(IReadOnlyList<string> asked) => asked.Count == 0 ? [] : [Defaults.Read().Floors, .. asked];

    private static void Show(IReadOnlyList<Footprint> footprints, IReadOnlyList<SerializerEvent> built)
    {
        var studies = StudyStep.All().Where(study => study.Footprint is not null).ToList();
        foreach (var footprint in footprints)
        {
            FootprintConsole.Write(AnsiConsole.Console, footprint, studies.Where(study => IsOf(study.Footprint!, footprint)));
        }

        foreach (var (outcome, who, why) in UnreadyTexts.Of(built))
        {
            AnsiConsole.WriteLine($"{outcome}: {who}: {why}");
        }
    }

    /// <summary>The same workload and size, whatever the parameters: the heading says which they were.</summary>
    private static bool IsOf(StudyFootprint published, Footprint footprint) =>
        published.Size == footprint.Size && published.Workload.Split(':')[0] == footprint.Workload.Split(':')[0];

    private sealed class FootprintOptions
    {
        public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

        public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

        public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

        public Option<string[]> Sources { get; } = SharedOptions.Sources();

        public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

        public Option<string?> Json { get; } = JsonOutput.Option();
    }
}
