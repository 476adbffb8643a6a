using System.Diagnostics;
using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Results.Statistics;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Workers;
using Microsoft.Diagnostics.NETCore.Client;

namespace Goldilocks.Surveys.Profiling;

/// <summary>Profiles one operation after the other: verified and warmed as for a run, then repeated with and without a session in turns.</summary>
/// <param name="settings">Warm-up, environment, timeouts.</param>
/// <param name="dataSeed">Of the values.</param>
/// <param name="seconds">How long the session lasts whose trace is kept.</param>
/// <param name="folder">For the traces; it exists.</param>
public sealed class Profiler(MeasurementSettings settings, long dataSeed, double seconds, string folder)
{
    /// <summary>Long enough for a median of slices, short beside the session that is kept.</summary>
    private static readonly TimeSpan Turn = TimeSpan.FromSeconds(1);

    /// <summary>
    /// A run's slices of 3 ms put the reading of the clocks at the top of the profile (15 to 26 % of the samples): between two slices the thread waits
    /// for its request, and the sampler finds it at the safe points there.
    /// </summary>
    private static readonly TimeSpan Slice = TimeSpan.FromMilliseconds(100);

    /// <summary>One variant on one workload and size, for each operation.</summary>
    public IReadOnlyList<OperationProfile> Take(Contestant contestant, ChosenWorkload workload, int size, IReadOnlyList<Operation> operations, CancellationToken cancellation)
    {
        OperationProfile Ended(Operation operation, Outcome outcome) => new(contestant.Label, contestant.Version, workload.Key, size, operation, outcome);
        try
        {
            using var worker = WorkerProcess.Start(contestant.WorkerPath, contestant.Environment(settings));
            using var registration = cancellation.Register(worker.Kill);
            var opened = worker.Ask(WorkerRequests.Open(contestant, workload, size, dataSeed), Timeout);
            if (opened.Verb != Verbs.Opened)
            {
                return [.. operations.Select(operation => Ended(operation, WorkerRequests.OutcomeOf(opened)))];
            }

            var verified = worker.Ask(new Frame(Verbs.Verify).With("binding", opened.GetInt64("binding")), Timeout);
            return verified.Verb != Verbs.Verified
                ? [.. operations.Select(operation => Ended(operation, WorkerRequests.OutcomeOf(verified)))]
                : [.. operations.Select(operation => opened.Find($"{operation.Name()}.unsupported") is { } reason
                    ? Ended(operation, new Unsupported(reason))
                    : Take(new Repetition(worker, opened.GetInt64("binding"), operation, settings), contestant, Ended(operation, new Measured())))];
        }
        catch (WorkerLostException lost)
        {
            cancellation.ThrowIfCancellationRequested();
            return [.. operations.Select(operation => Ended(operation, lost.Outcome))];
        }
    }

    private TimeSpan Timeout => TimeSpan.FromSeconds(settings.TimeoutSeconds);

    /// <summary>Without, with, without, with: what the machine does meanwhile meets both alike. The trace of the longer session is kept.</summary>
    private OperationProfile Take(Repetition repetition, Contestant contestant, OperationProfile profile)
    {
        var name = FileName(contestant, profile);
        var (trace, speedscope) = (name + ".nettrace", name + ".speedscope.json");
        try
        {
            repetition.Warm();
            List<(double Wall, double Cpu)> without = [.. repetition.Run(Turn)];
            List<(double Wall, double Cpu)> with = [.. Sampled(repetition, Turn, Stream.Null)];
            without.AddRange(repetition.Run(Turn));
            with.AddRange(Sampled(repetition, TimeSpan.FromSeconds(seconds), File.Create(Path.Combine(folder, trace))));
            without.AddRange(repetition.Run(Turn));

            var owners = new FrameOwners(Path.GetDirectoryName(contestant.WorkerPath)!, contestant.Serializer);
            return profile with
            {
                Trace = new TraceReader(owners).Read(Path.Combine(folder, trace), Path.Combine(folder, speedscope)),
                Cost = new SamplingCost(
                    new SampledTime(Median.Of(without.Select(slice => slice.Wall)), Median.Of(with.Select(slice => slice.Wall))),
                    new SampledTime(Median.Of(without.Select(slice => slice.Cpu)), Median.Of(with.Select(slice => slice.Cpu)))),
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

    private static string FileName(Contestant contestant, OperationProfile profile)
    {
        var text = string.Create(CultureInfo.InvariantCulture, $"{contestant.Label}-{profile.Workload}-{profile.Size}-{profile.Operation.Name()}");
        return string.Concat(text.Select(character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' ? character : '_'));
    }

    /// <summary>One operation of one binding, again and again.</summary>
    private sealed class Repetition(WorkerProcess worker, long binding, Operation operation, MeasurementSettings settings)
    {
        /// <summary>Slice follows slice in the same process, so none begins cold.</summary>
        private readonly MeasurementSettings _settings = settings with { SliceMilliseconds = Slice.TotalMilliseconds, LeadInMilliseconds = 0 };
        private long _operations = 1;

        public int ProcessId => worker.Id;

        public void Warm()
        {
            var warmed = WarmedWorker.Warm(Ask, [(binding, operation)], _settings);
            _operations = warmed.Slices.Single().Operations;
        }

        /// <summary>Slices, one after the other, for that long; nanoseconds of one operation in each.</summary>
        public IReadOnlyList<(double Wall, double Cpu)> Run(TimeSpan duration)
        {
            List<(double Wall, double Cpu)> times = [];
            for (var started = Stopwatch.GetTimestamp(); times.Count == 0 || Stopwatch.GetElapsedTime(started) < duration;)
            {
                var sample = Ask(WarmedWorker.SliceRequest(binding, operation, _operations, _settings));
                var operations = (double)sample.GetInt64("operations");
                times.Add((sample.GetInt64("wall-nanoseconds") / operations, sample.GetInt64("process-nanoseconds") / operations));
            }

            return times;
        }

        private Frame Ask(Frame request)
        {
            var answer = worker.Ask(request, TimeSpan.FromSeconds(_settings.TimeoutSeconds));
            return answer.Verb == Verbs.Failed ? throw new WorkerLostException(WorkerRequests.OutcomeOf(answer)) : answer;
        }
    }
}
