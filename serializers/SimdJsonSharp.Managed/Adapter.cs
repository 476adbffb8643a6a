using System.Text.Json;
using SimdJsonSharp;

/// <summary>SimdJsonSharp parses JSON and makes no objects: every token is visited, as in its own benchmark, and tallied. The JSON is System.Text.Json's.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new TokenVariant()];
}

internal sealed class TokenVariant() : Variant("tokens only")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences)
        ? binder.Unsupported("it parses tokens and knows no objects that could be shared")
        : binder.ReadOnly<TokenAdapter, Tally>(default, Write, FindDifference, "tokens, and no objects");

    // By the value's own type: nothing reads the objects back, so their classes need not be named.
    private static void Write<T>(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value, value!.GetType()));

    private static string? FindDifference<T>(T expected, Tally read)
    {
        var written = Tally.Of(JsonSerializer.SerializeToUtf8Bytes(expected, expected!.GetType()));
        return written == read ? null : $"expected {written}, got {read}";
    }
}

internal readonly struct TokenAdapter : IAdapter<Tally>
{
    public void Serialize(Tally value, IBufferWriter<byte> destination) => throw new NotSupportedException("It only parses.");

    public unsafe Tally Deserialize(ReadOnlyMemory<byte> payload)
    {
        var tally = default(Tally);
        fixed (byte* bytes = payload.Span)
        {
            using var document = SimdJson.ParseJson(bytes, payload.Length);
            if (!document.IsValid)
            {
                throw new InvalidDataException($"It did not parse the payload: {document.ErrorCode}.");
            }

            using var tokens = new ParsedJsonIterator(document);
            do
            {
                tally = tally.Add(tokens);
            }
            while (tokens.MoveForward());
        }

        return tally;
    }
}
