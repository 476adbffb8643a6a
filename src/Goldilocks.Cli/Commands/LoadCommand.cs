using System.CommandLine;
using System.Globalization;
using System.Reflection;
using Goldilocks.Building.Jobs;
using Goldilocks.Load;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
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
        using var interruption = new Interruption();
        if (parsed.GetValue(options.FromCrank) is { } results)
        {
            return UrlLoadStep.TakeIn(results, Folder(parsed.GetValue(options.Output)));
        }

        var plan = LoadPlanFactory.Make(parsed, options);
        if (parsed.GetValue(options.Url) is { } url)
        {
            return UrlLoadStep.Load(url, plan, interruption.Token);
        }

        var folder = Folder(parsed.GetValue(options.Output));
        using var building = Build(parsed, options, plan, interruption.Token);
        var count = parsed.GetValue(options.Count);
        var roster = RosterBuilder.Make(plan.Serializers, plan.Workloads, count is { } size ? [size] : [], building.Built.Ready);
        var wasInterrupted = Measure(parsed, plan, roster, building.Built, folder, interruption.Token);
        return Report(folder, wasInterrupted);
    }

    private static BuildStep Build(ParseResult parsed, LoadOptions options, LoadPlan plan, CancellationToken cancellation)
    {
        var adapters = PlanFactory.FullPaths(parsed.GetValue(options.Adapters) ?? []);
        var sources = parsed.GetValue(options.Sources) ?? [];
        return BuildStep.Run(
            [.. BuildStep.Requests(plan.Serializers, adapters, sources).Select(request => request with { Host = AdapterHost.Server })],
            retryUnavailable: false,
            cancellation);
    }

    private static bool Measure(ParseResult parsed, LoadPlan plan, RunRoster roster, BuiltSerializers built, string folder, CancellationToken cancellation)
    {
        var info = new LoadInfo(
            FormatVersion: 1,
            typeof(LoadCommand).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "unknown",
            DateTimeOffset.UtcNow,
            [.. parsed.Tokens.Select(token => token.Value)],
            plan,
            MachineProbe.Read("wall", Repository.Root, BuildLayout.Configuration));
        using var recorder = LoadRecorder.Create(folder, info);
        foreach (var unready in built.Events.Where(item => item.Outcome is not null))
        {
            recorder.Record(new LoadSerializerEvent(unready.Serializer, unready.Version, unready.Outcome!));
        }

        try
        {
            new LoadCoordinator(roster, plan, recorder, line => AnsiConsole.WriteLine(line)).Run(cancellation);
            return false;
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            AnsiConsole.WriteLine("Interrupted; what was measured so far is kept.");
            return true;
        }
    }

    private static int Report(string folder, bool wasInterrupted)
    {
        var report = LoadReportBuilder.Build(LoadFolder.Read(folder));
        LoadReportFiles.Write(report, folder);
        LoadConsole.Write(AnsiConsole.Console, report);
        AnsiConsole.WriteLine($"Run folder: {folder}");
        return wasInterrupted ? ExitCodes.Interrupted : ExitCodes.Success;
    }

    private static string Folder(string? asked)
    {
        var folder = asked ?? Path.Combine("runs", DateTime.UtcNow.ToString("yyyy-MM-dd'T'HHmmss'Z-load'", CultureInfo.InvariantCulture));
        if (File.Exists(Path.Combine(folder, LoadRecorder.InfoFile)))
        {
            throw new UserErrorException($"'{folder}' already holds a load test: choose another --output.");
        }

        try
        {
            Directory.CreateDirectory(folder);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The run folder '{folder}' cannot be made ({exception.Message}). Choose another with --output.");
        }

        return folder;
    }
}
