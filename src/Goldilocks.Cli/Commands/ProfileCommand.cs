using System.CommandLine;
using System.Globalization;
using System.Text.Json;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Surveys.Profiling;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks profile</c>: samples a serializer at work, and says which methods and types cost most.</summary>
internal static class ProfileCommand
{
    public static Command Create()
    {
        var options = new ProfileOptions();
        var command = new Command("profile", "Samples CPU and allocations of serializers at work; writes .nettrace and speedscope files, and prints the methods and types that cost most.")
        {
            options.Serializers, options.Workloads, options.Sizes, options.Operations, options.Seconds, options.Top, options.Sources, options.Adapters, options.Output,
        };
        command.SetAction(parsed => Take(parsed, options));
        return command;
    }

    private static int Take(ParseResult parsed, ProfileOptions options)
    {
        using var interruption = new Interruption();
        var patterns = Required(parsed.GetValue(options.Serializers), "--serializers", "--serializers 'System.*'");
        var workloads = Required(parsed.GetValue(options.Workloads), "--workloads", "--workloads bookshelf");
        var operations = PlanFactory.ParseOperations(parsed.GetValue(options.Operations) ?? []);
        var (seconds, top) = (parsed.GetValue(options.Seconds), parsed.GetValue(options.Top));
        if (seconds < 1 || top < 1)
        {
            throw new UserErrorException("--seconds and --top take whole numbers from 1.");
        }

        var adapters = PlanFactory.FullPaths(parsed.GetValue(options.Adapters) ?? []);
        var requests = BuildStep.Requests(patterns, adapters, parsed.GetValue(options.Sources) ?? []);
        var folder = Prepare(parsed.GetValue(options.Output));
        using var building = BuildStep.Run(requests, retryUnavailable: false, interruption.Token);
        var roster = RosterBuilder.Make(patterns, workloads, parsed.GetValue(options.Sizes) ?? [], building.Built.Ready);

        var profiles = Take(roster, operations, seconds, top, folder, interruption.Token);
        File.WriteAllBytes(Path.Combine(folder, "profile.json"), JsonSerializer.SerializeToUtf8Bytes(profiles, RunJson.File));
        AnsiConsole.WriteLine($"Run folder: {folder}");
        AnsiConsole.WriteLine("Open a .speedscope.json file in the browser at speedscope.app, or a .nettrace file in Visual Studio or PerfView.");
        return profiles.Any(profile => profile.Outcome.IsFailure) ? ExitCodes.Failure : ExitCodes.Success;
    }

    /// <summary>One process at a time: a second one would be seen in the first one's profile.</summary>
    private static List<OperationProfile> Take(
        RunRoster roster, IReadOnlyList<Protocol.Operation> operations, int seconds, int top, string folder, CancellationToken cancellation)
    {
        var profiler = new Profiler(Presets.Of("default"), dataSeed: 1, seconds, folder);
        List<OperationProfile> profiles = [];
        foreach (var (contestant, workload, size) in
            from contestant in roster.Contestants
            from workload in roster.Workloads
            from size in workload.Sizes
            select (contestant, workload, size))
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (var profile in profiler.Take(contestant, workload, size, operations, cancellation))
            {
                profiles.Add(profile);
                ProfileConsole.Write(AnsiConsole.Console, profile, top);
            }
        }

        return profiles;
    }

    /// <summary>Made now, so that a folder that cannot be written is known before anything is built.</summary>
    private static string Prepare(string? output)
    {
        var folder = output ?? Path.Combine("runs", DateTime.UtcNow.ToString("yyyy-MM-dd'T'HHmmss'Z'", CultureInfo.InvariantCulture) + "-profile");
        if (Directory.Exists(folder) && Directory.EnumerateFileSystemEntries(folder).Any())
        {
            throw new UserErrorException($"'{folder}' is not empty; choose another --output.");
        }

        Directory.CreateDirectory(folder);
        return folder;
    }

    private static string[] Required(string[]? values, string option, string example) => values is { Length: > 0 }
        ? values
        : throw new UserErrorException($"profile takes a minute for each variant, so say which: {example}. 'goldilocks list' shows all there are for {option}.");

    private sealed class ProfileOptions
    {
        public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

        public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

        public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

        public Option<string[]> Operations { get; } = SharedOptions.List("--operations", "serialize, deserialize or both.");

        public Option<int> Seconds { get; } = new("--seconds") { Description = "How long the session lasts whose trace is kept.", DefaultValueFactory = _ => 5 };

        public Option<int> Top { get; } = new("--top") { Description = "How many methods and types are printed; profile.json has all.", DefaultValueFactory = _ => 15 };

        public Option<string[]> Sources { get; } = SharedOptions.Sources();

        public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

        public Option<string?> Output { get; } = new("--output") { Description = "The folder for the traces; runs/<UTC time>-profile when absent." };
    }
}
