using System.Diagnostics;
using System.Globalization;
using Goldilocks.PlainLoop;
using Goldilocks.Values;

// A plain loop, written by hand: all libraries in one process, each in turn, by the wall clock. It prints a line for each library, workload and operation.
// With the argument memory-stream: only those that write to a stream, to a MemoryStream. With only NAME WORKLOAD: the baseline and that library on that workload, so that no other one's code and types are in the process, and
// the runtime compiles for this workload alone. With cold after that: samples as short as those of a run, and before each the caches are filled with other memory, as the other processes of a run do.
const int Rounds = 40;
const double SampleMilliseconds = 8;
const double ColdSampleMilliseconds = 1.5;
const double WarmUpMilliseconds = 700;

var onMemoryStream = args is ["memory-stream"];
var (only, onlyOn) = args is ["only", var name, var wanted, ..] ? (name, wanted) : (null, null);
var others = args is [.., "cold"] ? new OtherMemory() : null;
Measure(new TinyWorkload());
Measure(new PersonWorkload());
Measure(new BookshelfWorkload());

void Measure<T>(Workload<T> workload) where T : class
{
    if (onlyOn is not null && onlyOn != workload.Name)
    {
        return;
    }

    var value = workload.Create(new WorkloadSize(workload.DefaultSize, workload.Parameters), new SeededRandom(1));
    List<Subject> subjects = [.. (onMemoryStream ? Libraries.OnMemoryStream(value) : Libraries.On(value)).Where((subject, index) => index == 0 || only is null || subject.Serializer == only)];
    foreach (var subject in subjects)
    {
        if (workload.FindDifference(value, (T)subject.ReadOne()) is { } difference)
        {
            throw new InvalidOperationException($"{subject.Serializer} {subject.Variant} does not read {workload.Name} back: {difference}");
        }
    }

    Time(workload.Name, "serialize", subjects, subject => subject.Write, others);
    Time(workload.Name, "deserialize", subjects, subject => subject.Read, others);
}

static void Time(string workload, string operation, IReadOnlyList<Subject> subjects, Func<Subject, Action<int>> loopOf, OtherMemory? others)
{
    var loops = subjects.Select(loopOf).ToList();
    var counts = loops.Select(loop => CountOf(loop, others is null ? SampleMilliseconds : ColdSampleMilliseconds)).ToList();
    var nanoseconds = loops.Select(_ => new double[Rounds]).ToList();
    for (var round = 0; round < Rounds; round++)
    {
        for (var i = 0; i < loops.Count; i++)
        {
            if (others is not null)
            {
                others.FillCaches();
                loops[i](counts[i] / 3);
            }

            var started = Stopwatch.GetTimestamp();
            loops[i](counts[i]);
            nanoseconds[i][round] = Stopwatch.GetElapsedTime(started).TotalNanoseconds / counts[i];
        }
    }

    for (var i = 0; i < subjects.Count; i++)
    {
        // The first subject is the baseline; both of a pair come from one round.
        var ratio = Middle(nanoseconds[i].Zip(nanoseconds[0], (own, baseline) => own / baseline));
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture, $"{subjects[i].Serializer}\t{subjects[i].Variant}\t{workload}\t{operation}\t{ratio:R}\t{Middle(nanoseconds[i]):0.0}"));
    }
}

// Warms up in short calls, so that the loop itself is recompiled too, and returns how many operations fill a sample.
static int CountOf(Action<int> loop, double sampleMilliseconds)
{
    var watch = Stopwatch.StartNew();
    var calls = 0;
    while (watch.Elapsed.TotalMilliseconds < WarmUpMilliseconds)
    {
        loop(20);
        calls++;
        if (calls % 50 == 0)
        {
            Thread.Sleep(1);
        }
    }

    watch.Restart();
    loop(500);
    return Math.Max(1, (int)(500 * sampleMilliseconds / watch.Elapsed.TotalMilliseconds));
}

static double Middle(IEnumerable<double> values)
{
    var sorted = values.Order().ToArray();
    return sorted[sorted.Length / 2];
}

/// <summary>More memory than the processor's caches hold, so that nothing else is in them after it was read and written.</summary>
internal sealed class OtherMemory
{
    private readonly byte[] _bytes = new byte[128 * 1024 * 1024];

    public void FillCaches()
    {
        for (var i = 0; i < _bytes.Length; i += 64)
        {
            _bytes[i]++;
        }
    }
}
