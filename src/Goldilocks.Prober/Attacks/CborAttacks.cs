namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, and counts that are as large as what follows.</summary>
internal sealed class CborAttackSection() : AttackSection(new CborFormat(), static () =>
[
    .. Nesting.Skip("arrays", [0x81], [0x00], []),
    .. Nesting.Skip("arrays of unknown length", [0x9F], [], [0xFF]),
    .. Nesting.Skip("maps", [0xA1, 0x61, (byte)'a'], [0x00], []),
    .. Nesting.Skip("maps as keys of maps", [0xA1], [0x00], []),
    .. Nesting.Skip("tags", [0xC1], [0x00], []),
    .. Nesting.In("arrays", CorpusMember.Text, 1, levels => [.. Nesting.Repeated([0x81], levels), 0x00]),
    new("H04", "an array of a million empty values for a list", Place.Value, CorpusMember.List, _ => [0x9A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xF6], Million)]),
    new("H04", "a map of a million entries for a dictionary, all with the same key", Place.Value, CorpusMember.Map, _ => [0xBA, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0x60, 0x00], Million)]),
    new("H16", "a large number of a megabyte for a decimal", Place.Value, CorpusMember.Decimal, _ => [0xC2, 0x5A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xFF], Million)]),
    new("H16", "a decimal fraction with an exponent of 2^62", Place.Value, CorpusMember.Decimal, _ => [0xC4, 0x82, 0x1B, 0x40, 0, 0, 0, 0, 0, 0, 0, 0x01]),
    new("H16", "a decimal fraction with an exponent of 999,999,999", Place.Value, CorpusMember.Decimal, _ => [0xC4, 0x82, 0x1A, 0x3B, 0x9A, 0xC9, 0xFF, 0x01]),
    new("H16", "a large number of a megabyte for a long", Place.Value, CorpusMember.Long, _ => [0xC2, 0x5A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xFF], Million)]),
    new("H17", "a reference to a shared value that is not there", Place.Value, CorpusMember.List, _ => [0xD8, 0x1D, 0x19, 0x03, 0xE8]),
    new("H17", "a shared value that holds a reference to itself", Place.Skipped, CorpusMember.None, _ => [0xD8, 0x1C, 0x81, 0xD8, 0x1D, 0x00]),
    new("H19", "a text of 300,000 chunks", Place.Value, CorpusMember.Text, _ => [0x7F, .. Nesting.Repeated([0x61, (byte)'a'], Chunks), 0xFF]),
    new("H19", "300,000 empty chunks of bytes", Place.Value, CorpusMember.Bytes, _ => [0x5F, .. Nesting.Repeated([0x40], Chunks), 0xFF]),
])
{
    private const int Million = 1_000_000;
    private const int Chunks = 300_000;
}
