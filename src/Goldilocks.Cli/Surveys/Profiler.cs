using System.Diagnostics;
using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;
using Microsoft.Diagnostics.NETCore.Client;

namespace Goldilocks.Cli.Surveys;

/// <summary>Profiles one operation after the other: verified and warmed as for a run, then repeated with and without a session in turns.</summary>
/// <param name="settings">Warm-up, environment, timeouts.</param>
/// <param name="dataSeed">Of the values.</param>
/// <param name="seconds">Length of the session whose trace is kept, in seconds.</param>
/// <param name="folder">For the traces; it exists.</param>
public sealed class Profiler(MeasurementSettings settings, long dataSeed, double seconds, string folder)
{
    /// <summary>Long enough for a median of samples, short compared with the session that is kept.</summary>
    private static readonly TimeSpan Turn = TimeSpan.FromSeconds(1);

    /// <summary>
    /// A run's samples of 3 ms put the reading of the clocks at the top of the profile (15 to 26 % of the samples): between two samples the thread waits
    /// for its request, and the sampler finds it at the safe points there.
    /// </summary>
    private static readonly TimeSpan SampleTime = TimeSpan.FromMilliseconds(100);

    /// <summary>One variant on one workload and size, for each operation.</summary>
    public IReadOnlyList<OperationProfile> Take(RunVariant variant, ChosenWorkload workload, int size, IReadOnlyList<Operation> operations, CancellationToken cancellation)
    {
        OperationProfile Ended(Operation operation, Outcome outcome) => new(variant.Label, variant.Version, workload.Key, size, operation, outcome);
        try
        {
            using var worker = WorkerProcess.Start(variant.WorkerPath, variant.Environment(settings));
            using var registration = cancellation.Register(worker.Kill);
            var dialogue = new WorkerDialogue(worker, TimeSpan.FromSeconds(settings.TimeoutSeconds));
            return dialogue.OpenAndVerify(WorkerDialogue.OpenRequest(variant, workload, size, dataSeed)).Has(out var binding, out var refusal)
                ? [.. operations.Select(operation => binding.Opened.WhyNot(operation) is { } reason
                    ? Ended(operation, new Unsupported(reason))
                    : Take(new Repetition(worker.Id, dialogue, new BoundOperation(binding.Number, operation), settings), variant, Ended(operation, new Measured())))]
                : [.. operations.Select(operation => Ended(operation, refusal))];
        }
        catch (WorkerLostException lost)
        {
            cancellation.ThrowIfCancellationRequested();
            return [.. operations.Select(operation => Ended(operation, lost.Outcome))];
        }
    }

    /// <summary>Without, with, without, with: a change of the machine meanwhile affects both alike. The trace of the longer session is kept.</summary>
    private OperationProfile Take(Repetition repetition, RunVariant variant, OperationProfile profile)
    {
        var name = FileName(variant, profile);
        var (trace, speedscope) = (name + ".nettrace", name + ".speedscope.json");
        try
        {
            repetition.Warm();
            List<(double Wall, double Cpu)> without = [.. repetition.Run(Turn)];
            List<(double Wall, double Cpu)> with = [.. Sampled(repetition, Turn, Stream.Null)];
            without.AddRange(repetition.Run(Turn));
            with.AddRange(Sampled(repetition, TimeSpan.FromSeconds(seconds), File.Create(Path.Combine(folder, trace))));
            without.AddRange(repetition.Run(Turn));

            var owners = new FrameOwners(Path.GetDirectoryName(variant.WorkerPath)!, variant.Serializer);
            return profile with
            {
                Trace = new TraceReader(owners).Read(Path.Combine(folder, trace), Path.Combine(folder, speedscope)),
                Cost = new SamplingCost(
                    new SampledTime(Median.Of(without.Select(sample => sample.Wall)), Median.Of(with.Select(sample => sample.Wall))),
                    new SampledTime(Median.Of(without.Select(sample => sample.Cpu)), Median.Of(with.Select(sample => sample.Cpu)))),
                TraceFile = trace,
                SpeedscopeFile = speedscope,
            };
        }
        catch (Exception exception) when (exception is ServerNotAvailableException or ServerErrorException)
        {
            return profile with { Outcome = new Failed(exception.GetType().Name, exception.Message) };
        }
    }

    private static IReadOnlyList<(double Wall, double Cpu)> Sampled(Repetition repetition, TimeSpan duration, Stream destination)
    {
        using var session = TraceSession.Start(repetition.ProcessId, destination);
        var times = repetition.Run(duration);
        session.Stop();
        return times;
    }

    private static string FileName(RunVariant variant, OperationProfile profile)
    {
        var text = string.Create(CultureInfo.InvariantCulture, $"{variant.Label}-{profile.Workload}-{profile.Size}-{profile.Operation.Name()}");
        return string.Concat(text.Select(character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' ? character : '_'));
    }

    /// <summary>One operation of one binding, again and again.</summary>
    private sealed class Repetition(int processId, WorkerDialogue worker, BoundOperation cell, MeasurementSettings settings)
    {
        /// <summary>Samples follow each other in the same process, so none begins cold and none needs a lead-in.</summary>
        private readonly MeasurementSettings _settings = settings with { SampleMilliseconds = SampleTime.TotalMilliseconds, LeadInMilliseconds = 0 };
        private long _operations = 1;

        public int ProcessId => processId;

        public void Warm() => _operations = worker.Warm([cell], _settings).Plans.Single().Operations;

        /// <summary>Samples, one after the other, for that long; nanoseconds of one operation in each.</summary>
        public IReadOnlyList<(double Wall, double Cpu)> Run(TimeSpan duration)
        {
            List<(double Wall, double Cpu)> times = [];
            for (var started = Stopwatch.GetTimestamp(); times.Count == 0 || Stopwatch.GetElapsedTime(started) < duration;)
            {
                var sample = worker.Sample(cell.Binding, cell.Operation, _operations, _settings).OrLost();
                times.Add(((double)sample.WallNanoseconds / sample.Operations, (double)sample.ProcessNanoseconds / sample.Operations));
            }

            return times;
        }
    }
}
