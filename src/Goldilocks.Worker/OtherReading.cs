using Goldilocks.Payloads;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>A way of reading that is not the usual one. The adapter is called through an interface: a loop over the struct itself would need one more generic binding of every adapter for each way.</summary>
internal abstract class OtherReading
{
    /// <summary>Pieces of memory, or values in the stream.</summary>
    public virtual int Parts => 1;

    /// <summary>What became of the object that was there; null for other ways.</summary>
    public virtual FilledObject? Filled => null;

    /// <summary>True when other threads did a part of the work.</summary>
    public bool WorksElsewhere { get; private set; }

    /// <summary>The way, closed over an adapter; null where it has none.</summary>
    /// <param name="way">Of reading.</param>
    /// <param name="adapter">May have it.</param>
    /// <param name="payload">One value.</param>
    /// <param name="make">Makes an equal value of new objects.</param>
    /// <param name="findDifference">Null when what was read is right.</param>
    public static OtherReading? Of<TOwn>(ReadingWay way, IAdapter<TOwn> adapter, byte[] payload, Func<TOwn> make, Func<TOwn, string?> findDifference) => (way, adapter) switch
    {
        (ReadingWay.Populate, IPopulatingAdapter<TOwn> populating) => new PopulatingReading<TOwn>(populating, payload, make),
        (ReadingWay.Segments, ISegmentedAdapter<TOwn> segmented) => new SegmentedReading<TOwn>(segmented, payload, findDifference),
        (ReadingWay.Items, IItemAdapter<TOwn> items) => new ItemReading<TOwn>(items, payload.Length, make, findDifference),
        (ReadingWay.FirstItem, IItemAdapter<TOwn> items) => new FirstItemReading<TOwn>(items, payload.Length, make, findDifference),
        _ => null,
    };

    /// <summary>Reads once, and compares.</summary>
    /// <returns>The first difference; null where it is right, or where the library decides what is.</returns>
    public abstract string? Try();

    /// <summary>Makes what <paramref name="count"/> readings need, and forgets what was made before.</summary>
    public abstract void Prepare(int count);

    /// <summary>The measured loop: the readings that were prepared, and nothing else.</summary>
    /// <returns>How many there were; of values one by one, how many values.</returns>
    public abstract long Read();

    /// <summary>Waits where there is something to wait for.</summary>
    protected T Complete<T>(ValueTask<T> task)
    {
        if (!task.IsCompleted)
        {
            WorksElsewhere = true;
            return task.AsTask().GetAwaiter().GetResult();
        }

        return task.GetAwaiter().GetResult();
    }
}

/// <summary>Reads into objects that are there. Each is read into once, because a library that appends would make it longer with every reading.</summary>
internal sealed class PopulatingReading<TOwn>(IPopulatingAdapter<TOwn> adapter, byte[] payload, Func<TOwn> make) : OtherReading
{
    private TOwn[] _targets = [];
    private FilledObject? _filled;

    public override FilledObject? Filled => _filled;

    public override string? Try()
    {
        Prepare(1);
        var target = _targets[0];
        var before = FirstCollection.Of(target);
        Read();
        _filled = new FilledObject(ReferenceEquals(target, _targets[0]), FirstCollection.Fate(before, FirstCollection.Of(_targets[0])));
        return null;
    }

    public override void Prepare(int count) => _targets = [.. Enumerable.Range(0, count).Select(_ => make())];

    public override long Read()
    {
        var targets = _targets;
        for (var i = 0; i < targets.Length; i++)
        {
            targets[i] = adapter.Populate(payload, targets[i]);
        }

        return targets.Length;
    }
}

/// <summary>Reads a payload that lies in several pieces of memory.</summary>
internal sealed class SegmentedReading<TOwn>(ISegmentedAdapter<TOwn> adapter, byte[] payload, Func<TOwn, string?> findDifference) : OtherReading
{
    /// <summary>As a pipe of the runtime gives them.</summary>
    private const int PipeBytes = 4_096;

    /// <summary>So that a payload of a few bytes lies in several pieces too.</summary>
    private const int FewestParts = 3;

    /// <summary>Values that lie across two pieces, or more, occur in every payload.</summary>
    private const int SmallBytes = 7;

    /// <summary>Of small pieces: more would only take time.</summary>
    private const int MostParts = 4_096;

    private readonly PayloadSegments _segments = new(payload, Math.Clamp((payload.Length + FewestParts - 1) / FewestParts, 1, PipeBytes));
    private int _count;

    public override int Parts => _segments.Count;

    public override string? Try()
    {
        if (findDifference(adapter.DeserializeSegments(_segments.Sequence)) is { } difference)
        {
            return difference;
        }

        var small = Math.Max(SmallBytes, payload.Length / MostParts);
        return findDifference(adapter.DeserializeSegments(new PayloadSegments(payload, small).Sequence)) is { } inSmall ? $"in pieces of {small} bytes: {inSmall}" : null;
    }

    public override void Prepare(int count) => _count = count;

    public override long Read()
    {
        var sequence = _segments.Sequence;
        for (var i = 0; i < _count; i++)
        {
            adapter.DeserializeSegments(sequence);
        }

        return _count;
    }
}

/// <summary>Reads all values of a stream, one after the other.</summary>
internal class ItemReading<TOwn> : OtherReading
{
    private const int MostItems = 1_000;
    private const int FewestItems = 3;
    private const int MostBytes = 4 << 20;

    private readonly IItemAdapter<TOwn> _adapter;
    private readonly Func<TOwn, string?> _findDifference;
    private readonly byte[] _stream;
    private int _count;
    private TOwn? _last;

    public ItemReading(IItemAdapter<TOwn> adapter, int payloadBytes, Func<TOwn> make, Func<TOwn, string?> findDifference)
    {
        (_adapter, _findDifference) = (adapter, findDifference);
        Parts = Math.Clamp(MostBytes / Math.Max(1, payloadBytes), FewestItems, MostItems);
        using var stream = new MemoryStream();
        adapter.SerializeItems([.. Enumerable.Repeat(make(), Parts)], stream);
        _stream = stream.ToArray();
    }

    public override int Parts { get; }

    public override string? Try()
    {
        var count = Complete(ReadOnce(_adapter.DeserializeItems(Source())));
        return count != ExpectedCount ? $"{ExpectedCount} values were asked for, and {count} came" : _findDifference(_last!);
    }

    public override void Prepare(int count) => _count = count;

    public override long Read()
    {
        var count = 0L;
        for (var i = 0; i < _count; i++)
        {
            count += Complete(ReadOnce(_adapter.DeserializeItems(Source())));
        }

        return count;
    }

    /// <summary>That one reading gives.</summary>
    protected virtual int ExpectedCount => Parts;

    /// <summary>Reads as many values as one reading gives.</summary>
    protected virtual async ValueTask<int> ReadOnce(IAsyncEnumerable<TOwn> items)
    {
        var count = 0;
        await foreach (var item in items.ConfigureAwait(false))
        {
            _last = item;
            count++;
        }

        return count;
    }

    /// <summary>Keeps a value that was read.</summary>
    protected void Keep(TOwn item) => _last = item;

    private MemoryStream Source() => new(_stream, writable: false);
}

/// <summary>Reads the first value of a stream, and leaves the others.</summary>
internal sealed class FirstItemReading<TOwn>(IItemAdapter<TOwn> adapter, int payloadBytes, Func<TOwn> make, Func<TOwn, string?> findDifference)
    : ItemReading<TOwn>(adapter, payloadBytes, make, findDifference)
{
    protected override int ExpectedCount => 1;

    protected override async ValueTask<int> ReadOnce(IAsyncEnumerable<TOwn> items)
    {
        var enumerator = items.GetAsyncEnumerator();
        await using (enumerator.ConfigureAwait(false))
        {
            if (!await enumerator.MoveNextAsync().ConfigureAwait(false))
            {
                return 0;
            }

            Keep(enumerator.Current);
            return 1;
        }
    }
}
