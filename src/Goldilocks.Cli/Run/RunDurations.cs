using System.Globalization;
using System.Text.Json;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>
/// How long workloads took on this machine, to estimate the next run. Runs with other settings or operations are remembered apart, because they take another time.
/// </summary>
/// <param name="SecondsPerProcess">
/// For one process in one launch of a workload in all its sizes: start, warm-up and samples. By settings and workload; of several runs, the later ones count more.
/// </param>
/// <param name="SecondsBesides">For what a run does beside that when everything is built: look what is built, start and describe the programs, write the reports. Null where no such run was measured.</param>
/// <param name="BuildPace">How many times as long as usual builds took here; of several, the later ones count more. Null where nothing was built.</param>
public sealed record RunDurations(IReadOnlyDictionary<string, double> SecondsPerProcess, double? SecondsBesides = null, double? BuildPace = null)
{
    /// <summary>How much the last run counts: half, because the machine may be busier or idler than before.</summary>
    private const double WeightOfLast = 0.5;

    /// <summary>A guess, until a run of what was built has been measured here.</summary>
    private const double UsualSecondsBesides = 3;

    /// <summary>A guess, for a build of one program: most of it is the start of MSBuild.</summary>
    private const double SecondsOfFirstBuild = 3;

    /// <summary>That the usual times are of: a workload in one size, written and read.</summary>
    private const double UsualOperations = 2;

    /// <summary>What is remembered; nothing where there is no file, and where it cannot be read.</summary>
    public static RunDurations Read(string path)
    {
        try
        {
            return File.Exists(path) ? JsonSerializer.Deserialize<RunDurations>(File.ReadAllBytes(path), RunJson.File)! : new RunDurations(new Dictionary<string, double>());
        }
        catch (JsonException)
        {
            // An estimate is worth no error: the next run writes the file again.
            return new RunDurations(new Dictionary<string, double>());
        }
    }

    /// <summary>Estimated: <see cref="SecondsBesides"/> where it is known.</summary>
    internal double Besides => SecondsBesides ?? UsualSecondsBesides;

    /// <summary>The estimated time to build so many programs, in seconds.</summary>
    internal double SecondsToBuild(int programs, UsualDurations usual) => UsualSecondsToBuild(programs, usual) * (BuildPace ?? 1);

    private static double UsualSecondsToBuild(int programs, UsualDurations usual) => programs == 0 ? 0 : Math.Max(SecondsOfFirstBuild, programs * usual.SecondsPerBuild);

    /// <summary>Remembers how long builds took.</summary>
    /// <param name="path">Of the file.</param>
    /// <param name="programs">That were built; at least one.</param>
    /// <param name="elapsed">For all of them, downloads among it.</param>
    /// <param name="usual">That the pace is told by.</param>
    internal static void RememberBuilds(string path, int programs, TimeSpan elapsed, UsualDurations usual)
    {
        var earlier = Read(path);
        var remembered = earlier with { BuildPace = Weighed(earlier.BuildPace, elapsed.TotalSeconds / UsualSecondsToBuild(programs, usual)) };
        WholeFile.SwapJson(path, remembered);
    }

    /// <summary>The processes of one launch: one for each row, and those of the baseline that every group has beside it.</summary>
    internal static int Processes(MeasurementSettings settings, int rows)
    {
        var groups = Math.Max(1, (int)Math.Ceiling((rows - 1) / (double)(settings.GroupSize - 1)));
        return rows + (groups * settings.BaselineProcesses) - 1;
    }

    /// <summary>The estimated time of one workload, in seconds.</summary>
    /// <param name="plan">Its settings and operations count.</param>
    /// <param name="workload">With its sizes.</param>
    /// <param name="sizes">How many.</param>
    /// <param name="rows">Variants to measure, floors and baseline among them.</param>
    /// <param name="usual">Used where nothing was measured on this machine with such settings, and to tell how dear a workload is beside another.</param>
    /// <param name="isFromHere">False where nothing was measured on this machine with such settings.</param>
    internal double Seconds(RunPlan plan, string workload, int sizes, int rows, UsualDurations usual, out bool isFromHere)
    {
        var alike = SecondsPerProcess.Where(known => known.Key.StartsWith(SettingsOf(plan), StringComparison.Ordinal)).ToList();
        isFromHere = alike.Count > 0;
        var perProcess = SecondsPerProcess.TryGetValue(SettingsOf(plan) + workload, out var same) ? same
            : isFromHere ? Unmeasured(workload, [.. alike.Select(known => KeyValuePair.Create(known.Key[SettingsOf(plan).Length..], known.Value))], usual)
            : Usually(workload, usual) * sizes * plan.Operations.Count / UsualOperations;
        var launch = perProcess * Processes(plan.Settings, rows);
        return launch * Launches(plan.Settings, launch);
    }

    /// <summary>Of a workload that was never measured here: as much dearer than those that were as it usually is, and else their mean.</summary>
    private static double Unmeasured(string workload, IReadOnlyList<KeyValuePair<string, double>> alike, UsualDurations usual)
    {
        var ratios = alike.Where(known => usual.SecondsPerProcess.ContainsKey(NameOf(known.Key))).Select(known => known.Value / Usually(known.Key, usual)).ToList();
        return ratios.Count > 0 && usual.SecondsPerProcess.ContainsKey(NameOf(workload)) ? Usually(workload, usual) * ratios.Average() : alike.Average(known => known.Value);
    }

    private static double Usually(string workload, UsualDurations usual) =>
        usual.SecondsPerProcess.TryGetValue(NameOf(workload), out var known) ? known : usual.SecondsPerProcess.Values.Average();

    /// <summary>Without parameters and sizes: <c>bookshelf</c> of <c>bookshelf:payload=100 of 1, 50</c>.</summary>
    private static string NameOf(string workload) => workload.Split(' ', ':')[0];

    /// <summary>The fewest launches that a workload may get: with a limit on its time, those that are made whatever they cost.</summary>
    internal static int FewestLaunches(MeasurementSettings settings) =>
        settings.CostlySeconds > 0 ? Math.Min(Interval.FewestLaunches, settings.MinimumLaunches) : settings.MinimumLaunches;

    /// <summary>As the run decides it: no launch begins that would take the workload beyond its limit.</summary>
    private static int Launches(MeasurementSettings settings, double secondsOfOne) => settings.CostlySeconds > 0
        ? (int)Math.Clamp(settings.CostlySeconds / secondsOfOne, FewestLaunches(settings), settings.MinimumLaunches)
        : settings.MinimumLaunches;

    /// <summary>Remembers the workloads of a run that was measured to its end.</summary>
    /// <param name="path">Of the file.</param>
    /// <param name="plan">Of the run.</param>
    /// <param name="times">Of its workloads.</param>
    /// <param name="besides">What it took beside them; null where it built something, which is estimated apart.</param>
    internal static void Remember(string path, RunPlan plan, IReadOnlyList<MeasuredTime> times, TimeSpan? besides = null)
    {
        var earlier = Read(path);
        var known = earlier.SecondsPerProcess.ToDictionary();
        foreach (var time in times)
        {
            var key = SettingsOf(plan) + time.Workload;
            var now = time.Elapsed.TotalSeconds / (time.Launches * Processes(plan.Settings, time.Rows));
            known[key] = Weighed(known.TryGetValue(key, out var before) ? before : null, now);
        }

        var remembered = earlier with { SecondsPerProcess = known, SecondsBesides = besides is { } last ? Weighed(earlier.SecondsBesides, last.TotalSeconds) : earlier.SecondsBesides };
        WholeFile.SwapJson(path, remembered);
    }

    private static double Weighed(double? before, double last) => before is { } known ? (WeightOfLast * last) + ((1 - WeightOfLast) * known) : last;

    /// <summary>Everything that decides how long a process takes, but not how many there are.</summary>
    private static string SettingsOf(RunPlan plan) => string.Create(
        CultureInfo.InvariantCulture,
        $"{string.Join('+', plan.Operations)} {plan.Settings.Rounds} rounds of {plan.Settings.SampleMilliseconds}+{plan.Settings.LeadInMilliseconds} ms, at most {plan.Settings.CellSeconds} s, "
        + $"warm-up {plan.Settings.WarmupMinimumMilliseconds}-{plan.Settings.WarmupMaximumMilliseconds} ms, quiet {plan.Settings.WarmupQuietMilliseconds} ms, apart {plan.Settings.OperationsApart}: ");
}

/// <summary>How long one workload took.</summary>
/// <param name="Workload">With its sizes.</param>
/// <param name="Rows">That were to be measured, those that it turned out not to suit among them: the next estimate counts them too.</param>
/// <param name="Launches">At least one.</param>
/// <param name="Elapsed">From its start to its end.</param>
internal sealed record MeasuredTime(string Workload, int Rows, int Launches, TimeSpan Elapsed);
