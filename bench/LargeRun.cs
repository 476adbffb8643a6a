using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Bench;

/// <summary>
/// A run folder of any size. Every cell has the same launches of 30 rounds each, beside four others. Times scatter, collections come
/// now and then. Its figures say nothing about any serializer.
/// </summary>
internal static class LargeRun
{
    /// <summary>Of a thorough run.</summary>
    public const int UsualLaunches = 15;

    private const int Rounds = 30;
    private const int Variants = 9;
    private const string Version = "1.0.0";
    private const string BaselineName = "Variant00";

    /// <summary>Writes whole workloads until the file of the samples has that many bytes.</summary>
    public static void Write(string folder, long bytes, int launches)
    {
        var writer = new Writer(RunRecorder.Create(folder, Info()), folder, launches);
        using (writer.Recorder)
        {
            for (var variant = 0; variant < Variants; variant++)
            {
                writer.Recorder.Record(new SerializerEvent(NameOf(variant), Version, [""], [], null, null, []));
            }

            for (var workload = 0; writer.Length < bytes; workload++)
            {
                writer.Workload(string.Create(CultureInfo.InvariantCulture, $"workload{workload}"), bytes);
            }
        }
    }

    private static string NameOf(int variant) => string.Create(CultureInfo.InvariantCulture, $"Variant{variant:00}");

    private static RunInfo Info() => new(
        RunFolder.FormatVersion,
        "0.1.0",
        DateTimeOffset.UnixEpoch,
        ["run", "--thorough"],
        new RunPlan("thorough", [], [], [], new Dictionary<string, int>(), Operations.All, BaselineName, [], [], 0, 1, 1, Presets.Of("thorough"), Strict: false),
        new MachineInfo("Linux", "X64", "Made-up CPU", 2, 8_000_000_000, ".NET 10.0.0", "10.0.100", "thread-cpu", "none"));

    private sealed class Writer(RunRecorder recorder, string folder, int launches)
    {
        private readonly Random _random = new(1);
        private int _cells;

        public RunRecorder Recorder => recorder;

        public long Length => new FileInfo(Path.Combine(folder, RunFiles.Events)).Length;

        public void Workload(string workload, long bytes)
        {
            recorder.Record(new BaselineEvent(workload, BaselineName, "", Version));
            for (var variant = 0; variant < Variants && (variant < 2 || Length < bytes); variant++)
            {
                foreach (var operation in Operations.All)
                {
                    Cell(new CellKey(NameOf(variant), "", Version, workload, 1, operation), variant);
                }
            }
        }

        private void Cell(CellKey key, int variant)
        {
            var cell = _cells++;
            recorder.Record(new CellEvent(cell, key, false, null));
            for (var launch = 0; launch < launches; launch++)
            {
                recorder.Record(new VerifiedEvent(cell, launch, "d1", 1000 + variant, 1_000_000, 2_000_000));
                recorder.Record(new WarmedEvent(cell, launch, 1_500_000_000, true, 10_000));
                recorder.Record(new AllocationEvent(cell, launch, [400, 400, 400], 400));
                var pace = 300 * (1 + (0.2 * variant)) * (0.97 + (0.06 * _random.NextDouble()));
                // The baseline takes turns with every group.
                var groups = variant == 0 ? (Variants - 1 + 3) / 4 : 1;
                for (var group = 0; group < groups; group++)
                {
                    Samples(cell, launch, variant == 0 ? group : (variant - 1) / 4, variant, pace);
                }
            }
        }

        private void Samples(int cell, int launch, int group, int variant, double pace)
        {
            for (var round = 0; round < Rounds; round++)
            {
                var time = (long)(10_000 * pace * (0.99 + (0.04 * _random.NextDouble())));
                var collections = _random.Next(4) == 0 ? 1 : 0;
                recorder.Record(new SampleEvent(cell, launch, group, round, (round + variant) % 5, 10_000, time, time + _random.Next(200_000), time + 1000, collections * 100_000, collections));
            }
        }
    }
}
