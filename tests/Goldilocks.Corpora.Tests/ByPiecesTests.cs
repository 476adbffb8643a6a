using System.Buffers;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Payloads;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library does with the pieces of its format.</summary>
public enum PieceWay
{
    /// <summary>They hold what the payload says.</summary>
    Keeps,

    /// <summary>A number in them is a double.</summary>
    TakesNumbersForDoubles,

    /// <summary>It makes none of a value.</summary>
    MakesNone,

    /// <summary>There are none.</summary>
    HasNone,
}

/// <summary>Values that are made of a library's own pieces, and pieces that are made of values.</summary>
public sealed class ByPiecesTests
{
    private static readonly Capability s_read = new ReadByPieces();
    private static readonly Capability s_written = new WrittenByPieces();

    [Fact]
    public void Pieces_that_hold_what_the_payload_says_pass() => Assert.All([s_read, s_written], asked => Assert.Equal((Verdict.Pass, ""), Judge(PieceWay.Keeps, asked)));

    [Fact]
    public void An_adapter_without_such_a_call_is_not_asked() => Assert.All(
        [s_read, s_written], asked => Assert.Equal((Verdict.NotApplicable, "no call of the adapter makes a value of the library's own pieces"), Judge(PieceWay.HasNone, asked)));

    [Fact]
    public void A_number_that_loses_digits_in_a_piece_is_a_failure_that_shows_it_and_not_the_members_beside_it()
    {
        var (verdict, what) = Judge(PieceWay.TakesNumbersForDoubles, s_read);
        Assert.Equal(Verdict.Fail, verdict);
        Assert.Contains("a decimal with 28 digits: price 0.1234567890123456789012345678 comes back as price 0.12345678901234568", what, StringComparison.Ordinal);
        Assert.Contains("1.50: price 1.50 comes back as price 1.5", what, StringComparison.Ordinal);
    }

    [Fact]
    public void A_library_that_makes_no_pieces_of_a_value_fails_with_its_exception() =>
        Assert.StartsWith("all 19 values: making pieces of it throws NotSupportedException", Judge(PieceWay.MakesNone, s_written).What, StringComparison.Ordinal);

    private static (Verdict Verdict, string What) Judge(PieceWay way, Capability asked)
    {
        var judgement = asked.Run(new Subject(new PieceFake(way), "json", [new CapabilityModel<Chandlery>()], new GoldenPayloads(null)));
        return (judgement.Verdict, judgement.What);
    }

    private sealed class PieceFake(PieceWay way) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => way == PieceWay.HasNone ? binder.To(new PlainAdapter<T>()) : binder.To(new PieceAdapter<T>(way));
    }

    private readonly struct PieceAdapter<T>(PieceWay way) : IPieceAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination) => default(PlainAdapter<T>).Serialize(value, destination);

        public T Deserialize(ReadOnlyMemory<byte> payload) => default(PlainAdapter<T>).Deserialize(payload);

        public void SerializeByPieces(T value, IBufferWriter<byte> destination) =>
            destination.Write(way == PieceWay.MakesNone ? throw new NotSupportedException("No pieces.") : JsonSerializer.SerializeToUtf8Bytes(JsonSerializer.SerializeToNode(value)));

        public T DeserializeByPieces(ReadOnlyMemory<byte> payload)
        {
            var pieces = JsonNode.Parse(payload.Span)!.AsObject();
            if (way == PieceWay.TakesNumbersForDoubles && pieces[nameof(Chandlery.Price)] is { } price)
            {
                pieces[nameof(Chandlery.Price)] = double.Parse(price.ToJsonString(), CultureInfo.InvariantCulture);
            }

            return pieces.Deserialize<T>()!;
        }
    }
}
