namespace Goldilocks.Load;

/// <summary>
/// Every request's times, in blocks that are kept from window to window, so that a measured window allocates next to nothing. For one thread.
/// </summary>
internal sealed class RequestLog
{
    private const int BlockLength = 1 << 15;
    private readonly List<(long[] Latencies, long[] Services)> _blocks = [];
    private readonly Dictionary<string, long> _bad = [];
    private readonly List<Suspect> _suspects = [];
    private readonly List<(long Nanoseconds, long Count)> _waited = [];
    private readonly List<(long Nanoseconds, long Count)> _waitedInService = [];
    private long[] _perSlot = [];

    public long Good { get; private set; }

    public long InTime { get; private set; }

    public long InTimeBytes { get; private set; }

    public long Checked { get; private set; }

    public IReadOnlyDictionary<string, long> BadByKind => _bad;

    public IReadOnlyList<long> PerSlot => _perSlot;

    /// <summary>Sampled answers that are not the expected bytes; they may still hold the expected value.</summary>
    public IReadOnlyList<Suspect> Suspects => _suspects;

    /// <summary>How long requests without an answer waited, from when they were due.</summary>
    public IReadOnlyList<(long Nanoseconds, long Count)> Waited => _waited;

    /// <summary>The same from their sending, for requests that were sent.</summary>
    public IReadOnlyList<(long Nanoseconds, long Count)> WaitedInService => _waitedInService;

    public void Clear(TimeSpan window)
    {
        Good = InTime = InTimeBytes = Checked = 0;
        _bad.Clear();
        _suspects.Clear();
        _waited.Clear();
        _waitedInService.Clear();
        _perSlot = new long[Math.Max(1, (int)Math.Ceiling(window.TotalSeconds / WindowMeasurement.SlotSeconds))];
    }

    /// <summary>Enters a good answer.</summary>
    /// <param name="latency">Nanoseconds.</param>
    /// <param name="service">Nanoseconds.</param>
    /// <param name="atNanoseconds">When it was complete, from the start of the window.</param>
    /// <param name="bytes">Of the body.</param>
    public void AddGood(long latency, long service, long atNanoseconds, long bytes)
    {
        var place = (int)(Good % BlockLength);
        var block = (int)(Good / BlockLength);
        if (block == _blocks.Count)
        {
            _blocks.Add((new long[BlockLength], new long[BlockLength]));
        }

        _blocks[block].Latencies[place] = latency;
        _blocks[block].Services[place] = service;
        Good++;
        var slot = (int)(atNanoseconds / (WindowMeasurement.SlotSeconds * 1e9));
        if (slot < _perSlot.Length)
        {
            _perSlot[slot]++;
            InTime++;
            InTimeBytes += bytes;
        }
    }

    public void AddBad(string kind, long count = 1) => _bad[kind] = _bad.GetValueOrDefault(kind) + count;

    /// <summary>Enters a request that was sent and has no answer, with the time that it has waited so far.</summary>
    /// <param name="latency">Nanoseconds from when it was due.</param>
    /// <param name="service">Nanoseconds from its sending.</param>
    public void AddUnanswered(long latency, long service)
    {
        _waited.Add((latency, 1));
        _waitedInService.Add((service, 1));
    }

    /// <summary>Enters requests that were due and never sent.</summary>
    public void AddUnsent(IEnumerable<(long Nanoseconds, long Count)> waited) => _waited.AddRange(waited);

    public void AddChecked() => Checked++;

    /// <summary>Keeps an answer until its digest is known.</summary>
    public void AddSuspect(Suspect suspect) => _suspects.Add(suspect);

    /// <summary>All latencies, or all service times, unsorted.</summary>
    public IEnumerable<ReadOnlyMemory<long>> Times(bool service)
    {
        for (var block = 0; block * (long)BlockLength < Good; block++)
        {
            var length = (int)Math.Min(BlockLength, Good - (block * (long)BlockLength));
            yield return (service ? _blocks[block].Services : _blocks[block].Latencies).AsMemory(0, length);
        }
    }
}

/// <summary>An answer of the right length with other bytes.</summary>
/// <param name="Body">The bytes that arrived.</param>
/// <param name="Latency">Nanoseconds.</param>
/// <param name="Service">Nanoseconds.</param>
/// <param name="AtNanoseconds">From the start of the window.</param>
internal sealed record Suspect(byte[] Body, long Latency, long Service, long AtNanoseconds);
