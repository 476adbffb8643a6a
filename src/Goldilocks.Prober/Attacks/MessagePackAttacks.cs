namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, and counts that are as large as what follows.</summary>
internal sealed class MessagePackAttackSection() : AttackSection(new MessagePackFormat(), static () =>
[
    .. Nesting.Skip("arrays", [0x91], [0x00], []),
    .. Nesting.Skip("arrays without a value in them", [0x91], [], []),
    .. Nesting.Skip("maps", [0x81, 0xA1, (byte)'a'], [0x00], []),
    .. Nesting.Skip("maps as keys of maps", [0x81], [0x00], []),
    .. Nesting.In("arrays", CorpusMember.Text, 1, levels => [.. Nesting.Repeated([0x91], levels), 0x00]),
    new("H04", "an array of a million empty values for a list", Place.Value, CorpusMember.List, _ => [0xDD, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xC0], Million)]),
    new("H04", "a map of a million entries for a dictionary, all with the same key", Place.Value, CorpusMember.Map, _ => [0xDF, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xA0, 0x00], Million)]),
    new("H13", "a million empty arrays in a member that the type does not have", Place.Skipped, CorpusMember.None, _ => [0xDD, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0x90], Million)]),
    new("H16", "an extension of a megabyte for an int", Place.Value, CorpusMember.Int, _ => [0xC9, 0x00, 0x0F, 0x42, 0x40, 0x05, .. new byte[Million]]),
    .. Timestamps(),
    new("H17", "an extension of type 100, which some readers take for a class's name", Place.Skipped, CorpusMember.None, _ => [0xC7, 0x05, 0x64, 0xA3, (byte)'a', (byte)'b', (byte)'c', 0x01]),
])
{
    private const int Million = 1_000_000;

    /// <summary>A timestamp has 4, 8 or 12 bytes. Any other length is wrong, and so is one that what follows does not have.</summary>
    private static readonly byte[] s_wrongLengths = [0, 1, 2, 3, 5, 7, 9, 11, 13, 16, 255];

    private static IEnumerable<FormatAttack> Timestamps() =>
    [
        .. s_wrongLengths.Select(length => Timestamp(FormattableString.Invariant($"a timestamp of {length} bytes"), [0xC7, length, 0xFF, .. new byte[length]])),
        Timestamp("a timestamp that states 2^32 - 1 bytes", [0xC9, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]),
        Timestamp("a timestamp that states 2^31 bytes", [0xC9, 0x80, 0, 0, 0, 0xFF, 0, 0, 0, 0]),
        Timestamp("a timestamp that states 65,535 bytes", [0xC8, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]),
        Timestamp("a timestamp of one byte without a length", [0xD4, 0xFF, 0x00]),
        Timestamp("a timestamp of the largest nanoseconds and seconds", [0xD7, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
    ];

    private static FormatAttack Timestamp(string words, byte[] bytes) => new("H03", words, Place.Value, CorpusMember.Moment, _ => bytes);
}
