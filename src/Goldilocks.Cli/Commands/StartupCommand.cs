using System.CommandLine;
using System.Globalization;
using Goldilocks.Building.Jobs;
using Goldilocks.Cli.Display;
using Goldilocks.Results;
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

        command.SetAction(parsed =>
        {
            var plan = options.Plan(parsed);
            return parsed.GetValue(options.From) is { } folder
                ? Report(folder)
                : Run(plan, parsed.GetValue(options.Starts) is null, parsed.GetValue(options.Output), [.. parsed.Tokens.Select(token => token.Value)]);
        });
        return command;
    }

    private static int Run(StartupPlan plan, bool mayStartMore, string? output, IReadOnlyList<string> command)
    {
        using var interruption = new Interruption();
        var folder = NewFolder(output);
        using var building = StartupBuildStep.Run(plan, interruption.Token);
        plan = mayStartMore ? plan.WithStartsFor(building.Subjects.Count) : plan;
        using (var recorder = StartupRecorder.Create(folder, new StartupInfo(
            StartupFolder.FormatVersion,
            RunFiling.Version(),
            DateTimeOffset.UtcNow,
            command,
            plan,
            MachineProbe.Read("Stopwatch, shared by both processes", Repository.Root, BuildLayout.Configuration))))
        {
            building.Programs.ToList().ForEach(recorder.Record);
            Start(plan, building.Subjects, recorder, interruption.Token);
        }

        Report(folder);
        AnsiConsole.WriteLine($"Run folder: {folder}");
        return interruption.Token.IsCancellationRequested ? ExitCodes.Interrupted : ExitCodes.Success;
    }

    private static void Start(StartupPlan plan, IReadOnlyList<StartupSubject> subjects, StartupRecorder recorder, CancellationToken cancellation)
    {
        try
        {
            StartupDisplay.Show(progress => new StartupCoordinator(plan, recorder, progress).Run(subjects, cancellation));
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            AnsiConsole.WriteLine("Interrupted; what was started so far is kept.");
        }
    }

    /// <summary>The tables are always made from the folder, so that they can be made again.</summary>
    private static int Report(string folder)
    {
        var report = StartupReportBuilder.Build(StartupFolder.Read(folder));
        StartupReports.WriteConsole(report, AnsiConsole.Console);
        StartupReports.WriteFiles(report, folder);
        return ExitCodes.Success;
    }

    private static string NewFolder(string? output)
    {
        var folder = output ?? Path.Combine("runs", DateTime.UtcNow.ToString("yyyy-MM-dd'T'HHmmss'Z-startup'", CultureInfo.InvariantCulture));
        if (File.Exists(Path.Combine(folder, StartupFiles.Info)) || File.Exists(Path.Combine(folder, StartupFiles.Events)))
        {
            throw new UserErrorException($"'{folder}' already holds starts: print them with --from {folder}, or choose another --output.");
        }

        RunFiling.TryToWrite(folder);
        return folder;
    }
}
