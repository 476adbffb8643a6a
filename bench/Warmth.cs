using System.CommandLine;
using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Bench;

/// <summary>
/// Is a process warm when its warm-up ends? Samples right after it, three seconds more of it, samples again, in the same process: what the JIT compiled in between, and how far each
/// ratio to the baseline has moved. Groups are warmed up side by side and then take turns, as in a run.
/// </summary>
internal static class Warmth
{
    private const string Baseline = "System.Text.Json";
    private const int CompiledWhenCold = 100;
    private static readonly MeasurementSettings s_settings = Presets.Of("default");
    private static readonly TimeSpan More = TimeSpan.FromSeconds(3);

    public static Command Command()
    {
        var workload = new Option<string>("--workload") { DefaultValueFactory = _ => "bookshelf" };
        var size = Counts.Option("--size", 100, "Of the payload.");
        var command = new Command("warmth", "Whether processes are warm when their warm-up ends.") { workload, size };
        command.SetAction(parsed => Run(parsed.GetValue(workload)!, parsed.GetValue(size)));
        return command;
    }

    private static int Run(string workload, int size)
    {
        using var builder = new SerializerBuilder(BuildLayout.Of(Runs.InRepository()));
        var subjects = Subjects(builder);
        var baseline = subjects.First(subject => subject.Serializer == Baseline);
        List<WarmProcess> all = [];
        foreach (var group in subjects.Where(subject => subject != baseline).Chunk(s_settings.GroupSize - 1))
        {
            all.AddRange(Measure(baseline, group, workload, size));
        }

        Print(all);
        return all.Any(process => process.CompiledAfterwards > CompiledWhenCold) ? 1 : 0;
    }

    private static List<Subject> Subjects(SerializerBuilder builder)
    {
        var requests = SerializerFolders.Discover(Runs.InRepository("serializers")).Select(folder => new BuildRequest(folder, Version: null, Sources: [])).ToList();
        return [.. from result in builder.BuildAsync(requests).GetAwaiter().GetResult()
            where result.IsReady
            from variant in WorkerQuestion.Describe(result.WorkerPath!, TimeSpan.FromMinutes(1)).Variants
            select new Subject(result.Request.Folder.Name, variant, result.WorkerPath!)];
    }

    private static List<WarmProcess> Measure(Subject baseline, IReadOnlyList<Subject> group, string workload, int size)
    {
        var processes = new[] { baseline }.Concat(group).Select(subject => new WarmProcess(subject)).ToList();
        try
        {
            SideBySide(processes, s_settings.PreparedSideBySide, process => process.Prepare(workload, size));
            var present = processes.Where(process => process.IsReady).ToList();
            TakeTurns(present, process => process.Before);
            SideBySide(present, Environment.ProcessorCount, process => process.WarmFor(More));
            TakeTurns(present, process => process.After);
            present.ForEach(process => process.CompareWith(present[0]));
            return [.. present.Where(process => process.Subject != baseline)];
        }
        finally
        {
            processes.ForEach(process => process.Dispose());
        }
    }

    private static void TakeTurns(IReadOnlyList<WarmProcess> processes, Func<WarmProcess, Dictionary<Operation, List<double>>> samples)
    {
        foreach (var operation in Operations.All)
        {
            for (var round = 0; round < s_settings.Rounds; round++)
            {
                foreach (var process in processes)
                {
                    process.TakeSample(operation, samples(process));
                }
            }
        }
    }

    private static void SideBySide(IEnumerable<WarmProcess> processes, int atOnce, Action<WarmProcess> action) =>
        Parallel.ForEach(processes, new ParallelOptions { MaxDegreeOfParallelism = atOnce }, action);

    private static void Print(IReadOnlyList<WarmProcess> processes)
    {
        Console.WriteLine("| process | quiet | methods compiled afterwards | ratios moved by |");
        Console.WriteLine("| --- | --- | ---: | --- |");
        foreach (var process in processes.OrderByDescending(process => process.CompiledAfterwards))
        {
            var moves = string.Join(", ", process.Moves.Select(move => $"{move.Key.Name()} {Units.Change(move.Value)}"));
            Console.WriteLine($"| {process.Subject.Serializer} {process.Subject.Variant} | {(process.IsQuiet ? "yes" : "no")} | {process.CompiledAfterwards} | {moves} |");
        }

        var all = processes.SelectMany(process => process.Moves.Values).ToList();
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{processes.Count} processes, {processes.Count(process => process.CompiledAfterwards > CompiledWhenCold)} compiled more than {CompiledWhenCold} methods afterwards; {all.Count} ratios moved: median {Units.Change(Median.Of(all))}, mean {Units.Change(all.Average())}, absolute median {Median.Of(all.Select(Math.Abs)):0.0 %}"));
    }
}
