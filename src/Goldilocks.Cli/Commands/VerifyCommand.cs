using System.CommandLine;
using Goldilocks.Catalog;
using Goldilocks.Cli.Display;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Verifying;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks verify</c>: every adapter on every workload, equal or the reason, no timing.</summary>
internal static class VerifyCommand
{
    private const string Everything = "*";

    public static Command Create()
    {
        var options = new VerifyOptions();
        var command = new Command("verify", "Makes every serializer write and read every workload and compares the answers; times nothing.")
        {
            options.Serializers, options.Workloads, options.Sizes, options.Sinks, options.Async, options.Sources, options.Adapters, options.All,
        };
        command.SetAction(parsed => Verify(parsed, options));
        return command;
    }

    private static int Verify(ParseResult parsed, VerifyOptions options)
    {
        using var interruption = new Interruption();
        var patterns = parsed.GetValue(options.Serializers) ?? [];
        var ways = BindingWay.Of(PlanFactory.ParseSinks(parsed.GetValue(options.Sinks) ?? []), parsed.GetValue(options.Async));
        var requests = BuildStep.Requests(patterns, PlanFactory.FullPaths(parsed.GetValue(options.Adapters) ?? []), parsed.GetValue(options.Sources) ?? []);
        var expectations = new Expectations(Expected(requests.Select(request => request.Folder)));
        using var building = BuildStep.Run(requests, retryUnavailable: false, interruption.Token);

        var verifications = building.Built.Ready.Count == 0 ? [] : Verify(parsed, options, patterns, ways, building.Built.Ready, interruption.Token);
        var surprises = expectations.Judge(building.Built.Events, verifications);
        var otherValues = Verifier.OtherValues(verifications);
        VerificationDisplay.Write(building.Built.Events, verifications, surprises, otherValues);
        return parsed.GetValue(options.All) && (surprises.Count > 0 || otherValues.Count > 0) ? ExitCodes.Failure : ExitCodes.Success;
    }

    private static IReadOnlyList<Verification> Verify(
        ParseResult parsed,
        VerifyOptions options,
        IReadOnlyList<string> patterns,
        IReadOnlyList<BindingWay> ways,
        IReadOnlyList<ReadySerializer> ready,
        CancellationToken cancellation)
    {
        var workloads = parsed.GetValue(options.Workloads) is { Length: > 0 } named ? named : [Everything];
        var roster = RosterBuilder.Make(patterns, workloads, parsed.GetValue(options.Sizes) ?? [], ready, ways);
        var settings = Presets.Of("default");
        var verifier = new Verifier(roster, dataSeed: 1, TimeSpan.FromSeconds(settings.TimeoutSeconds), settings.EnvironmentVariables);
        return VerificationDisplay.Progress(roster.Contestants.Count, finished => verifier.Verify(finished, cancellation));
    }

    private static Dictionary<string, ExpectedOutcomes> Expected(IEnumerable<SerializerFolder> folders) => folders
        .DistinctBy(folder => folder.Name)
        .Select(folder => (folder.Name, FactsFile.ReadFor(folder)?.Expected))
        .Where(pair => pair.Expected is not null)
        .ToDictionary(pair => pair.Name, pair => pair.Expected!);

    private sealed class VerifyOptions
    {
        public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

        public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

        public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

        public Option<string[]> Sinks { get; } = SharedOptions.Sinks();

        public Option<bool> Async { get; } = SharedOptions.Async();

        public Option<string[]> Sources { get; } = SharedOptions.Sources();

        public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

        public Option<bool> All { get; } = new("--all")
        {
            Description = "Exit with 1 when an outcome differs from the one that the serializer's facts.json expects, or two were not given the same value.",
        };
    }
}
