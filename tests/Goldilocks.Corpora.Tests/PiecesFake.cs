using System.Buffers;
using System.Text.Json;
using Goldilocks.Payloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>How a fake library reads pieces of memory, and values one by one.</summary>
public enum PieceHabit
{
    /// <summary>Everything as it should be.</summary>
    Right,

    /// <summary>It reads the first piece and no other.</summary>
    ReadsTheFirstPiece,

    /// <summary>A number of two digits that lies across two pieces becomes another one.</summary>
    LosesBetweenPieces,

    /// <summary>In pieces it takes what it refuses in one.</summary>
    IsLenientInPieces,

    /// <summary>A value that is cut off is left out, and nothing says so.</summary>
    EndsInSilence,

    /// <summary>The last value never comes.</summary>
    ForgetsTheLast,

    /// <summary>All values are read before the first is given out.</summary>
    ReadsAllFirst,

    /// <summary>It has no such calls.</summary>
    HasNone,
}

/// <summary>A fake library that speaks lines of JSON.</summary>
internal sealed class PiecesFake(PieceHabit habit) : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => habit == PieceHabit.HasNone ? binder.To(new LargeAdapter<T>(Habit.KeepsEverything)) : binder.To(new PiecesAdapter<T>(habit));
}

internal readonly struct PiecesAdapter<T>(PieceHabit habit) : ISegmentedAdapter<T>, IItemAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new Utf8JsonWriter(destination);
        JsonSerializer.Serialize(writer, value);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.Span)!;

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => habit switch
    {
        PieceHabit.ReadsTheFirstPiece => Deserialize(payload.First),
        PieceHabit.LosesBetweenPieces => Deserialize(WithoutSplitNumbers(payload)),
        PieceHabit.IsLenientInPieces => Lenient(payload.ToArray()),
        _ => Deserialize(payload.ToArray()),
    };

    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        foreach (var item in items)
        {
            JsonSerializer.Serialize(destination, item);
            destination.WriteByte((byte)'\n');
        }
    }

    public IAsyncEnumerable<T> DeserializeItems(Stream source) => Items(source).AsItems();

    private IEnumerable<T> Items(Stream source)
    {
        var lines = Lines(source);
        var all = habit is PieceHabit.ReadsAllFirst or PieceHabit.ForgetsTheLast ? lines.ToList() : lines;
        foreach (var line in habit == PieceHabit.ForgetsTheLast ? all.SkipLast(1) : all)
        {
            if (habit == PieceHabit.EndsInSilence && !line.EndsWith('}'))
            {
                yield break;
            }

            yield return JsonSerializer.Deserialize<T>(line)!;
        }
    }

    private static IEnumerable<string> Lines(Stream source)
    {
        var line = new List<byte>();
        for (var read = source.ReadByte(); read >= 0; read = source.ReadByte())
        {
            if (read == '\n')
            {
                yield return System.Text.Encoding.UTF8.GetString([.. line]);
                line.Clear();
            }
            else
            {
                line.Add((byte)read);
            }
        }

        if (line.Count > 0)
        {
            yield return System.Text.Encoding.UTF8.GetString([.. line]);
        }
    }

    private static byte[] WithoutSplitNumbers(in ReadOnlySequence<byte> payload)
    {
        var bytes = payload.ToArray();
        var at = (int)payload.First.Length;
        if (at > 0 && at < bytes.Length && char.IsAsciiDigit((char)bytes[at - 1]) && char.IsAsciiDigit((char)bytes[at]))
        {
            bytes[at] = bytes[at] == (byte)'9' ? (byte)'8' : (byte)'9';
        }

        return bytes;
    }

    private T Lenient(byte[] payload)
    {
        try
        {
            return Deserialize(payload);
        }
        catch (JsonException)
        {
            return Activator.CreateInstance<T>();
        }
    }
}
