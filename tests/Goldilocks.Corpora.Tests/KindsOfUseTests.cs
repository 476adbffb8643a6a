using System.Buffers;
using System.Runtime.InteropServices;
using System.Text.Json;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library does when it is used again.</summary>
public enum UseHabit
{
    /// <summary>Nothing.</summary>
    Keeps,

    /// <summary>What it had written when an exception came is written once more in front of the next value.</summary>
    KeepsRestOfError,

    /// <summary>It catches an exception of the program, ends the value there, and throws nothing.</summary>
    SwallowsErrors,

    /// <summary>It reads the array that a piece of memory lies in.</summary>
    ReadsWholeArray,

    /// <summary>A list keeps the elements of a longer one before it.</summary>
    KeepsLongerList,
}

/// <summary>A library that is harmed by an earlier use is told of, and one that is not is not.</summary>
public sealed class KindsOfUseTests
{
    [Theory]
    [InlineData(UseHabit.Keeps, Verdict.Pass, "")]
    [InlineData(UseHabit.KeepsRestOfError, Verdict.Fail, "others behind it, silently")]
    [InlineData(UseHabit.SwallowsErrors, Verdict.Fail, "the exception is swallowed")]
    public void An_exception_must_reach_the_program_and_not_harm_the_next_value(UseHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new BreakingDestination());

    [Theory]
    [InlineData(UseHabit.Keeps, Verdict.Pass, "")]
    [InlineData(UseHabit.ReadsWholeArray, Verdict.Fail, "reading throws JsonException")]
    public void A_payload_in_the_middle_of_an_array_ends_where_it_ends(UseHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new ReadingFromTheMiddle());

    [Theory]
    [InlineData(UseHabit.Keeps, Verdict.Pass, "")]
    [InlineData(UseHabit.KeepsLongerList, Verdict.Fail, "value 2: another value is read, silently")]
    public void A_short_value_behind_a_long_one_is_short(UseHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new TheSameObjectAgain());

    [Fact]
    public void A_library_that_keeps_nothing_of_its_uses_passes_all() =>
        Judge(UseHabit.Keeps, Verdict.Pass, "", new StreamThatBreaks(), new WritingBehindOtherBytes(), new ManyThreadsForLong(), new FirstUseFromBothEnds());

    [Fact]
    public void An_exception_that_another_one_holds_is_the_programs_own_and_one_without_it_is_not()
    {
        Assert.Equal(Verdict.Pass, Thrown.Judge(new InvalidOperationException("wrapped", new IOException("full")), "full").Verdict);
        Assert.Equal(Verdict.Partial, Thrown.Judge(new InvalidOperationException("wrapped"), "full").Verdict);
    }

    private static void Judge(UseHabit habit, Verdict verdict, string words, params Capability[] capabilities) => Alike.Judge(new UseFake(habit), s_models, verdict, words, capabilities);

    private static readonly Workload[] s_models = [new CapabilityModel<Message>(), new CapabilityModel<Question>(), new CapabilityModel<Answer>()];
}

/// <summary>A fake library that speaks JSON.</summary>
internal sealed class UseFake(UseHabit habit) : Variant("")
{
    private readonly List<byte> _rest = [];

    public override Binding Bind<T>(Binder<T> binder) => binder.ToBoth(new UseAdapter<T>(habit, _rest));
}

internal readonly struct UseAdapter<T>(UseHabit habit, List<byte> rest) : IAsyncAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        try
        {
            destination.Write([.. habit is UseHabit.KeepsRestOfError ? rest : [], .. JsonSerializer.SerializeToUtf8Bytes(value)]);
        }
        catch (Exception) when (habit is UseHabit.SwallowsErrors)
        {
            // The library that is imitated here tells the program nothing.
            rest.Clear();
        }
        catch (Exception) when (habit is UseHabit.KeepsRestOfError)
        {
            rest.Add((byte)' ');
            throw;
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        var bytes = habit is UseHabit.ReadsWholeArray && MemoryMarshal.TryGetArray(payload, out var segment) ? segment.Array : payload.Span;
        var read = JsonSerializer.Deserialize<T>(bytes)!;
        if (habit is UseHabit.KeepsLongerList && read is Message message)
        {
            rest.AddRange(new byte[Math.Max(0, message.Parts.Count - rest.Count)]);
            message.Parts.AddRange(new int[rest.Count - message.Parts.Count]);
        }

        return read;
    }

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => throw new NotSupportedException("It is not asked to.");

    public async ValueTask<T> DeserializeAsync(Stream source)
    {
        using var all = new MemoryStream();
        await source.CopyToAsync(all);
        return Deserialize(all.ToArray());
    }
}
