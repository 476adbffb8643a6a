using System.Buffers;
using Goldilocks.Payloads;

namespace Goldilocks.Contracts.Tests.Payloads;

/// <summary>A file takes every shape in which libraries write.</summary>
public sealed class PayloadFileTests
{
    private static readonly byte[] s_large = [.. Enumerable.Range(0, 300_000).Select(number => (byte)number)];

    public static TheoryData<string> Shapes => ["stream", "array", "spans", "one large span", "a span, then the stream"];

    [Theory]
    [MemberData(nameof(Shapes))]
    public void What_was_written_is_read_back(string shape)
    {
        using var file = PayloadFile.Create(isAsync: false);

        Write(file, shape, s_large);

        Assert.Equal(s_large, file.Read());
    }

    [Theory]
    [MemberData(nameof(Shapes))]
    public void A_shorter_payload_after_a_longer_one_has_its_own_length(string shape)
    {
        using var file = PayloadFile.Create(isAsync: false);
        Write(file, shape, s_large);

        Write(file, shape, s_large[..70_000]);

        Assert.Equal(s_large[..70_000], file.Read());
    }

    [Fact]
    public async Task A_file_for_asynchronous_operations_takes_what_was_written_to_its_buffer_too()
    {
        using var file = PayloadFile.Create(isAsync: true);

        file.Restart();
        file.Write<byte>([1, 2, 3]);
        await file.CompleteAsync();

        Assert.Equal([1, 2, 3], file.Read());
    }

    [Fact]
    public void Closing_its_stream_leaves_it_open()
    {
        using var file = PayloadFile.Create(isAsync: false);
        file.AsStream().Dispose();

        Write(file, "stream", [1]);

        Assert.Equal([1], file.Read());
    }

    private static void Write(PayloadFile file, string shape, byte[] payload)
    {
        file.Restart();
        switch (shape)
        {
            case "stream":
                file.AsStream().Write(payload);
                break;
            case "array":
                file.Deliver(payload);
                break;
            case "spans":
                foreach (var piece in payload.Chunk(1000))
                {
                    file.Write(piece);
                }

                break;
            case "one large span":
                payload.CopyTo(file.GetSpan(payload.Length));
                file.Advance(payload.Length);
                break;
            default:
                file.Write(payload.AsSpan(0, 10));
                file.AsStream().Write(payload.AsSpan(10));
                break;
        }

        file.Complete();
    }
}
