using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Reporting;

/// <summary>Looks a counterpart up in a run, and says why where there is nothing to find.</summary>
internal sealed class RunFinder(RunReport run)
{
    /// <summary>How far launches of the run lie apart.</summary>
    public Scatter Scatter => run.Scatter;

    /// <summary>What the run knows.</summary>
    public Finding Find(Counterpart counterpart, StudyPlace place) => counterpart.Serializer is { } serializer
        ? Find(serializer, counterpart.Variant, new BindingWay(place.Sink ?? Sink.Memory, counterpart.IsAsync), place with { Workload = counterpart.Workload ?? place.Workload })
        : new Finding(Finding.NoCounterpart, counterpart.Because ?? "");

    /// <summary>The version of ours; null when it is not part of the run.</summary>
    public string? VersionOf(Counterpart counterpart) =>
        run.Serializers.FirstOrDefault(serializer => serializer.Serializer == counterpart.Serializer)?.Version;

    private Finding Find(string serializer, string variant, BindingWay way, StudyPlace place)
    {
        var own = run.Serializers.Where(candidate => candidate.Serializer == serializer).ToList();
        if (own.Count == 0)
        {
            return new Finding(Finding.NotInRun, $"no adapter '{serializer}' was part of the run");
        }

        if (own.All(candidate => candidate.Outcome != SerializerReport.Ready))
        {
            return new Finding(own[0].Outcome, own[0].Reason);
        }

        if (own.All(candidate => !candidate.Variants.Contains(variant)))
        {
            var variants = own.SelectMany(candidate => candidate.Variants).Distinct().Select(name => VariantKey.NameOf(name));
            return new Finding(Finding.NotInRun, $"'{serializer}' has no variant '{variant}'; it has {string.Join(", ", variants)}");
        }

        if (run.Find(place.Workload!, place.Size!.Value) is not { } table)
        {
            return new Finding(Outcome.NotMeasured, string.Create(
                CultureInfo.InvariantCulture,
                $"the run did not measure {place.Workload} of size {place.Size}{(run.Run.Plan.Preset == "quick" ? ": remove --quick" : "")}"));
        }

        var rows = table.Rows.Where(row => row.Serializer == serializer && row.Variant == way.NameOf(variant)).ToList();
        return rows.Count == 0
            ? new Finding(Finding.NotInRun, "the run was narrowed to other serializers")
            : Of(table, rows.FirstOrDefault(row => row.Cells.Any(cell => cell.IsMeasured)) ?? rows[0], place.Measure!.Value) with { Workload = table.Workload };
    }

    private static Finding Of(WorkloadReport table, RowReport row, Measure measure)
    {
        Operation[] needed = measure switch
        {
            Measure.SerializeTime or Measure.SerializeAllocation => [Operation.Serialize],
            Measure.DeserializeTime or Measure.DeserializeAllocation => [Operation.Deserialize],
            Measure.PayloadSize when row.PayloadBytes is not null => [],
            _ => [Operation.Serialize, Operation.Deserialize],
        };
        var key = row.Key;
        foreach (var operation in needed)
        {
            if (row.Find(operation) is not { IsMeasured: true })
            {
                return row.Find(operation) is { } cell
                    ? new Finding(cell.Outcome, cell.Reason, key)
                    : new Finding(Outcome.NotMeasured, $"the run did not time {operation.Name()}", key);
            }
        }

        var cells = needed.Select(operation => row.Find(operation)!).ToList();
        return measure switch
        {
            Measure.PayloadSize => Bytes(row.PayloadBytes, key),
            Measure.SerializeAllocation or Measure.DeserializeAllocation or Measure.RoundTripAllocation =>
                Bytes(cells.Sum(cell => cell.AllocatedBytes), key),
            Measure.RoundTripTime => RoundTrip(table, cells[0], cells[1], key),
            _ => Times(key, cells[0].Nanoseconds!.Value, Paired(cells[0]), Nanoseconds(cells[0])),
        };
    }

    private static Finding Bytes(long? bytes, VariantKey key) => bytes is { } value
        ? new Finding(nameof(Measured), "", key, value)
        : new Finding(Outcome.NotMeasured, "no process answered with a payload or an allocation", key);

    private static Finding Times(VariantKey key, double value, IReadOnlyDictionary<int, double> paired, IReadOnlyDictionary<int, double> nanoseconds) =>
        new(nameof(Measured), "", key, value, paired, nanoseconds);

    private static Finding RoundTrip(WorkloadReport table, CellReport serialize, CellReport deserialize, VariantKey key)
    {
        var baseline = table.Rows.FirstOrDefault(row => table.Baseline == row.Key);
        var baselineNanoseconds = baseline?.Find(Operation.Serialize)?.Nanoseconds?.Value + baseline?.Find(Operation.Deserialize)?.Nanoseconds?.Value;
        CellReport[] cells = [serialize, deserialize];
        var nanoseconds = Together(cells, Nanoseconds, 1);
        return Times(
            key,
            serialize.Nanoseconds!.Value + deserialize.Nanoseconds!.Value,
            baselineNanoseconds is { } divisor && cells.All(cell => cell.Ratio is not null) ? Together(cells, Paired, divisor) : nanoseconds,
            nanoseconds);
    }

    private static IReadOnlyDictionary<int, double> Together(CellReport[] cells, Func<CellReport, IReadOnlyDictionary<int, double>> launches, double divisor) =>
        SummedTimes.ByLaunch([.. cells.Select(cell => new OperationTimes(cell.Nanoseconds!.Value, launches(cell)))], divisor);

    private static Dictionary<int, double> Paired(CellReport cell) => cell.Launches.All(launch => launch.Ratio is not null)
        ? cell.Launches.ToDictionary(launch => launch.Launch, launch => launch.Ratio!.Value)
        : Nanoseconds(cell).ToDictionary();

    private static IReadOnlyDictionary<int, double> Nanoseconds(CellReport cell) =>
        cell.Launches.ToDictionary(launch => launch.Launch, launch => launch.Nanoseconds);
}
