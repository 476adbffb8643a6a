using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>A device's measured series: arrays of numbers and dates, which some formats copy as a block and others spell out.</summary>
public sealed class TelemetryWorkload : Workload<Telemetry>
{
    private static readonly DateTime s_start = new(2025, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    /// <inheritdoc/>
    public override string Name => "telemetry";

    /// <inheritdoc/>
    public override string Description => "an array of timestamps and two of doubles";

    /// <inheritdoc/>
    public override string SizeUnit => "points";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [10, 100, 1_000, 10_000, 100_000];

    /// <inheritdoc/>
    public override int DefaultSize => 1_000;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override Telemetry Create(WorkloadSize size, SeededRandom random)
    {
        var telemetry = new Telemetry
        {
            Device = "bowl-" + random.NextGuid().ToString("D"),
            Timestamps = new DateTime[size.Count],
            Temperatures = new double[size.Count],
            Vibrations = new double[size.Count],
        };
        var (time, millidegrees) = (s_start, 60_000);
        for (var i = 0; i < size.Count; i++)
        {
            time = time.AddMilliseconds(random.Next(900, 1_100));
            millidegrees += random.Next(-50, 51);
            telemetry.Timestamps[i] = time;
            telemetry.Temperatures[i] = millidegrees / 1_000d;
            telemetry.Vibrations[i] = random.NextDouble() - 0.5;
        }

        return telemetry;
    }

    /// <inheritdoc/>
    public override Telemetry AllocateCopy(Telemetry value) => new()
    {
        Device = Fresh.Copy(value.Device),
        Timestamps = value.Timestamps.AsSpan().ToArray(),
        Temperatures = value.Temperatures.AsSpan().ToArray(),
        Vibrations = value.Vibrations.AsSpan().ToArray(),
    };
}
