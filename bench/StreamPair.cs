using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using Goldilocks.Payloads;

namespace Goldilocks.Bench;

/// <summary>One way of using a stream, on a <see cref="MemoryStream"/> and on ours.</summary>
internal abstract class StreamPair
{
    /// <summary>Of one payload: it stays in the processor's first cache, where the stream itself is most of the cost.</summary>
    public const int PayloadBytes = 16 * 1024;

    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(1);
    private readonly Random _random = new(1);

    public static StreamPair Writing<TWay>() where TWay : struct, IStreamWay => new WritingPair<TWay>();

    public static StreamPair Reading<TWay>() where TWay : struct, IStreamWay => new ReadingPair<TWay>();

    /// <summary>Other memory for both: copying takes a few percent more or less, depending on how two arrays lie to each other.</summary>
    public void Renew()
    {
        Allocate();
        Pad();
        Theirs();
        Pad();
        Ours();
    }

    /// <summary>Runs both until the JIT has compiled them.</summary>
    public void WarmUp()
    {
        Renew();
        var watch = Stopwatch.StartNew();
        while (watch.Elapsed < s_warmUp)
        {
            Theirs();
            Ours();
        }
    }

    /// <summary>Nanoseconds for one payload.</summary>
    public double TimeTheirs()
    {
        var started = Stopwatch.GetTimestamp();
        Theirs();
        return NanosecondsSince(started);
    }

    /// <summary>Nanoseconds for one payload.</summary>
    public double TimeOurs()
    {
        var started = Stopwatch.GetTimestamp();
        Ours();
        return NanosecondsSince(started);
    }

    protected abstract int Repeats { get; }

    protected abstract void Allocate();

    protected abstract void Theirs();

    protected abstract void Ours();

    /// <summary>Moves what is allocated next by up to a page, because otherwise the order of allocation would decide the distance between arrays.</summary>
    private void Pad() => GC.KeepAlive(new byte[_random.Next(4096)]);

    private double NanosecondsSince(long started) => Stopwatch.GetElapsedTime(started).TotalNanoseconds / Repeats;

    /// <summary>A loop that is compiled for one side alone, as a worker process sees one kind of stream only: otherwise the JIT would prepare it for both.</summary>
    private readonly struct TheirSide;

    private readonly struct OurSide;

    [SuppressMessage("Design", "CA1001", Justification = "A MemoryStream holds an array and nothing to release.")]
    private sealed class WritingPair<TWay> : StreamPair where TWay : struct, IStreamWay
    {
        private byte[] _payload = [];
        private MemoryStream _memory = new();
        private PayloadWriter _writer = new();

        protected override int Repeats => TWay.Repeats;

        protected override void Allocate()
        {
            _payload = new byte[PayloadBytes];
            _memory = new MemoryStream();
            _writer = new PayloadWriter();
        }

        protected override void Theirs()
        {
            for (var i = 0; i < TWay.Repeats; i++)
            {
                _memory.SetLength(0);
                TWay.Write<TheirSide>(_memory, _payload);
            }
        }

        protected override void Ours()
        {
            for (var i = 0; i < TWay.Repeats; i++)
            {
                _writer.Clear();
                TWay.Write<OurSide>(_writer.AsStream(), _payload);
            }
        }
    }

    /// <summary>A library closes what it has read, so that each payload needs a stream of its own in an application as well.</summary>
    private sealed class ReadingPair<TWay> : StreamPair where TWay : struct, IStreamWay
    {
        private byte[] _payload = [];
        private byte[] _target = [];

        protected override int Repeats => TWay.Repeats;

        protected override void Allocate()
        {
            _payload = new byte[PayloadBytes];
            _target = new byte[PayloadBytes];
        }

        protected override void Theirs()
        {
            for (var i = 0; i < TWay.Repeats; i++)
            {
                TWay.Read<TheirSide>(new MemoryStream(_payload, writable: false), _target);
            }
        }

        protected override void Ours()
        {
            for (var i = 0; i < TWay.Repeats; i++)
            {
                TWay.Read<OurSide>(new ReadOnlyMemory<byte>(_payload).AsStream(), _target);
            }
        }
    }
}
