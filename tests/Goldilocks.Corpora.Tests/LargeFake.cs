using System.Buffers;
using System.Text.Json;
using Goldilocks.Payloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library does with a large value.</summary>
public enum Habit
{
    KeepsEverything,
    KeepsEverythingAndReadsStreams,
    WritesOnlyToStreams,
    AsksForMoreThanAnArray,
    HidesWantOfMemory,
    WritesLess,
    CutsTheEnd,
    Overflows,
    Refuses,
    Stumbles,
    StopsReading,
    RefusesWhatItReads,
}

/// <summary>A fake library that treats every value in one way.</summary>
internal sealed class LargeFake(Habit habit) : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) =>
        habit is Habit.KeepsEverythingAndReadsStreams or Habit.WritesOnlyToStreams or Habit.StopsReading ? binder.ToBoth(new LargeAdapter<T>(habit)) : binder.To(new LargeAdapter<T>(habit));
}

internal readonly struct LargeAdapter<T>(Habit habit) : IAsyncAdapter<T>
{
    private const int Little = 1_000;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        switch (habit)
        {
            case Habit.Overflows:
                throw new OverflowException("The length does not fit.");
            case Habit.WritesOnlyToStreams:
                throw new NotSupportedException("An array does not hold it.");
            case Habit.AsksForMoreThanAnArray when destination is PayloadWriter writer:
                writer.Advance(1);
                Hide(() => writer.GetSpan(Array.MaxLength).Clear());
                break;
            case Habit.HidesWantOfMemory:
                Hide(RunOutOfMemory);
                break;
            case Habit.Refuses:
                throw new NotSupportedException("More than 100 KB are not written.");
            case Habit.Stumbles:
                destination.GetSpan(Little).Clear();
                destination.Advance(Array.Empty<int>()[Little]);
                break;
            case Habit.WritesLess:
                destination.Write("{}"u8);
                break;
            default:
                using (var writer = new Utf8JsonWriter(destination))
                {
                    JsonSerializer.Serialize(writer, value);
                }

                break;
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => habit switch
    {
        Habit.CutsTheEnd => Cut(JsonSerializer.Deserialize<T>(payload.Span)!),
        Habit.RefusesWhatItReads => throw new InvalidDataException("More than 100 KB are not read."),
        _ => JsonSerializer.Deserialize<T>(payload.Span)!,
    };

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => habit == Habit.WritesOnlyToStreams
        ? new(JsonSerializer.SerializeAsync(destination.Stream, value))
        : throw new NotSupportedException("It is not asked to.");

    public async ValueTask<T> DeserializeAsync(Stream source)
    {
        if (habit == Habit.StopsReading)
        {
            await source.ReadExactlyAsync(new byte[Little]);
            return Cut(Activator.CreateInstance<T>());
        }

        return (await JsonSerializer.DeserializeAsync<T>(source))!;
    }

    /// <summary>A library may throw another exception in the place of the one that it met.</summary>
    private static void Hide(Action act)
    {
        try
        {
            act();
        }
        catch (Exception)
        {
            throw new InvalidOperationException("The writer is closed.");
        }
    }

#pragma warning disable CA2201 // The runtime throws it where memory has run out, and a test must not have it run out.
    private static void RunOutOfMemory() => throw new OutOfMemoryException();
#pragma warning restore CA2201

    /// <summary>The last item or character is lost.</summary>
    private static T Cut(T value)
    {
        var property = typeof(T).GetProperty("Value")!;
        property.SetValue(value, property.GetValue(value) switch
        {
            byte[] bytes => bytes[..^1],
            int[] numbers => numbers[..^1],
            string text => text[..^1],
            var other => other,
        });
        return value;
    }
}
