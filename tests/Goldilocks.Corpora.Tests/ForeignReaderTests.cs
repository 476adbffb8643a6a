using System.Buffers;
using System.Text.Json;
using Goldilocks.Payloads;
using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;
using Goldilocks.Workloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library of tables does with a payload of another program.</summary>
public enum TableHabit
{
    /// <summary>It reads nothing but its own.</summary>
    Refuses,

    /// <summary>Each number is 5, as that of the simple value is.</summary>
    ReadsFive,
}

public sealed class ForeignReaderTests
{
    [Fact]
    public void A_library_that_reads_not_even_a_simple_value_of_another_program_is_not_asked_for_others() =>
        Assert.Equal((Verdict.NotApplicable, "a simple value in that place is refused with NotSupportedException"), Judge(TableHabit.Refuses, new ForeignPieces()));

    [Fact]
    public void A_value_that_is_no_other_writing_of_the_payload_is_a_failure() =>
        Assert.StartsWith("2.2 for an int is read as 5, silently", Judge(TableHabit.ReadsFive, new ForeignFractions()).What, StringComparison.Ordinal);

    [Fact]
    public void A_value_that_fits_is_read_from_whatever_surrounds_it() => Assert.Equal(Verdict.Pass, Judge(TableHabit.ReadsFive, new ForeignPieces()).Verdict);

    [Theory]
    [InlineData(false, "ignored: the name in another case (0)")]
    [InlineData(true, "converted: the name in another case (5)")]
    public void A_name_in_another_case_that_is_passed_over_is_called_ignored(bool takesAnyCase, string words)
    {
        var subject = new Subject(new NameFake(takesAnyCase), "json", [new CorpusValuesModel()], new GoldenPayloads(null));

        Assert.Contains(words, new ForeignNames().Run(subject).What, StringComparison.Ordinal);
    }

    private static (Verdict Verdict, string What) Judge(TableHabit habit, Capability asked)
    {
        var judgement = asked.Run(new Subject(new TableFake(habit), "parquet", [new CorpusValuesModel()], new GoldenPayloads(null)));
        return (judgement.Verdict, judgement.What);
    }

    private sealed class TableFake(TableHabit habit) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => binder.To(new TableAdapter<T>(habit));
    }

    private readonly struct TableAdapter<T>(TableHabit habit) : IAdapter<T>
    {
        private const int Head = 4;

        public void Serialize(T value, IBufferWriter<byte> destination)
        {
            destination.Write("PAR1"u8);
            destination.Write(JsonSerializer.SerializeToUtf8Bytes(value));
        }

        public T Deserialize(ReadOnlyMemory<byte> payload) => payload.Span[Head] == '{' ? JsonSerializer.Deserialize<T>(payload.Span[Head..])!
            : habit == TableHabit.ReadsFive ? (T)(object)new CorpusValues { Int = 5 }
            : throw new NotSupportedException("It is of another program.");
    }

    private sealed class NameFake(bool takesAnyCase) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => binder.To(new NameAdapter<T>(new JsonSerializerOptions { PropertyNameCaseInsensitive = takesAnyCase }));
    }

    private readonly struct NameAdapter<T>(JsonSerializerOptions options) : IAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value, options));

        public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.Span, options)!;
    }
}
