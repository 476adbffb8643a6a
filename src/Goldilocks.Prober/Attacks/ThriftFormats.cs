namespace Goldilocks.Prober.Attacks;

/// <summary>A struct of Thrift has no head and no length, so a case is the whole payload; its field numbers are those of the models.</summary>
/// <param name="folder">The name of its folder in <c>probes/corpora</c>.</param>
/// <param name="firstText">What a struct with a text as its first field begins with.</param>
internal abstract class ThriftFormat(string folder, byte[] firstText) : PayloadFormat(folder)
{
    /// <summary>Ends a struct.</summary>
    protected const byte Stop = 0;

    public sealed override string Name => "thrift";

    public sealed override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public sealed override Frame? FindValue(byte[] payload, CorpusMember member) => Whole(payload);

    protected sealed override bool LooksLike(ReadOnlySpan<byte> payload) => payload.StartsWith(firstText);
}

/// <summary>Numbers of fixed length, the highest byte first.</summary>
internal sealed class ThriftBinaryFormat() : ThriftFormat("thrift-binary", [0x0B, 0, 1])
{
    public override byte[] Text(byte[] content) => [0x0B, 0, 1, .. FixedNumber.Int32BigEndian(content.Length), .. content, Stop];

    public override byte[] Int(byte number) => [0x08, 0, 2, .. FixedNumber.Int32BigEndian(number), Stop];
}

/// <summary>Numbers of seven bits a byte; a field's number is the distance from the one before.</summary>
internal sealed class ThriftCompactFormat() : ThriftFormat("thrift-compact", [0x18])
{
    public override byte[] Text(byte[] content) => [0x18, .. Varint.Of((ulong)content.Length), .. content, Stop];

    public override byte[] Int(byte number) => [0x25, .. Varint.Of((ulong)number << 1), Stop];
}
