using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Surveys.Memory;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks memory</c>: what operations on large payloads need while they run, and who writes past 2 GB.</summary>
internal static class MemoryCommand
{
    private const string DefaultWorkload = "bookshelf@100000";
    private const string HeapLimit = "DOTNET_GCHeapHardLimit";

    /// <summary>A value past 2 GB takes a while to make, write and collect.</summary>
    private static readonly TimeSpan Timeout = TimeSpan.FromMinutes(5);

    public static Command Create()
    {
        var options = new MemoryOptions();
        var command = new Command("memory", "Measures peak heap, peak working set and time in garbage collections while large payloads are written and read; with --past-2gb, who writes more than an array can hold.")
        {
            options.Serializers, options.Workloads, options.Sizes, options.Operations, options.PastTwoGigabytes, options.HeapLimit, options.Sources, options.Adapters, options.Json,
        };
        command.SetAction(parsed => Take(parsed, options));
        return command;
    }

    private static int Take(ParseResult parsed, MemoryOptions options)
    {
        using var interruption = new Interruption();
        var patterns = parsed.GetValue(options.Serializers) ?? [];
        var isPast = parsed.GetValue(options.PastTwoGigabytes);
        if (isPast && (parsed.GetValue(options.Workloads) is { Length: > 0 } || parsed.GetValue(options.Sizes) is { Length: > 0 }))
        {
            throw new UserErrorException("--past-2gb brings its own workload and size; leave --workloads and --sizes away.");
        }

        var operations = PlanFactory.ParseOperations(parsed.GetValue(options.Operations) ?? []);
        var environment = Environment(parsed.GetValue(options.HeapLimit), isPast);
        var adapters = PlanFactory.FullPaths(parsed.GetValue(options.Adapters) ?? []);
        using var building = BuildStep.Run(BuildStep.Requests(patterns, adapters, parsed.GetValue(options.Sources) ?? []), retryUnavailable: false, interruption.Token);
        var survey = new MemorySurvey(dataSeed: 1, Timeout, environment, interruption.Token);

        return isPast
            ? Stretch(survey, Roster(patterns, [MemorySurvey.PastTwoGigabytesWorkload], [], building), parsed.GetValue(options.Json))
            : Measure(survey, Roster(patterns, Workloads(parsed, options), parsed.GetValue(options.Sizes) ?? [], building), operations, parsed.GetValue(options.Json));
    }

    private static string[] Workloads(ParseResult parsed, MemoryOptions options) => parsed.GetValue(options.Workloads) is { Length: > 0 } named ? named : [DefaultWorkload];

    private static RunRoster Roster(IReadOnlyList<string> patterns, IReadOnlyList<string> workloads, IReadOnlyList<int> sizes, BuildStep building) =>
        RosterBuilder.Make(patterns, workloads, sizes, building.Built.Ready);

    private static int Measure(MemorySurvey survey, RunRoster roster, IReadOnlyList<Protocol.Operation> operations, string? json)
    {
        List<MemoryNeed> all = [];
        foreach (var (workload, size) in roster.Workloads.SelectMany(workload => workload.Sizes.Select(size => (workload, size))))
        {
            List<MemoryNeed> needs = [.. from operation in operations
                from contestant in roster.Contestants
                select survey.Take(contestant, workload, size, operation)];
            MemoryConsole.Write(AnsiConsole.Console, needs);
            all.AddRange(needs);
        }

        JsonOutput.Write(all, json);
        return ExitCodes.Success;
    }

    private static int Stretch(MemorySurvey survey, RunRoster roster, string? json)
    {
        List<PastTwoGigabytes> results = [.. roster.Contestants.Where(contestant => !contestant.IsFloor).Select(contestant => survey.Stretch(contestant, roster.Workloads[0]))];
        MemoryConsole.Write(AnsiConsole.Console, results);
        JsonOutput.Write(results, json);
        return ExitCodes.Success;
    }

    /// <summary>A run's settings. A value past 2 GB and what a library makes of it need more than a run's quarter of the memory.</summary>
    private static Dictionary<string, string> Environment(int? gigabytes, bool isPast)
    {
        var environment = new Dictionary<string, string>(Presets.Of("default").EnvironmentVariables);
        var available = GC.GetGCMemoryInfo().TotalAvailableMemoryBytes;
        var limit = gigabytes is { } asked ? asked * 1_000_000_000L : isPast ? available / 2 : (long?)null;
        if (limit < 1_000_000_000 || limit > available)
        {
            throw new UserErrorException(string.Create(
                CultureInfo.InvariantCulture, $"--heap-limit takes whole gigabytes from 1 to {available / 1_000_000_000}, which is what this machine has, not {gigabytes}."));
        }

        if (limit is { } bytes)
        {
            environment[HeapLimit] = "0x" + bytes.ToString("X", CultureInfo.InvariantCulture);
        }

        return environment;
    }

    private sealed class MemoryOptions
    {
        public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

        public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

        public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

        public Option<string[]> Operations { get; } = SharedOptions.List("--operations", "serialize, deserialize or both.");

        public Option<bool> PastTwoGigabytes { get; } = new("--past-2gb") { Description = "Writes a value of more than 2 GB instead, to a destination that keeps nothing; needs some 12 GB of memory." };

        public Option<int?> HeapLimit { get; } = new("--heap-limit") { Description = "Gigabytes that a worker's heap may have; a quarter of the memory when absent, half of it with --past-2gb." };

        public Option<string[]> Sources { get; } = SharedOptions.Sources();

        public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

        public Option<string?> Json { get; } = JsonOutput.Option();
    }
}
