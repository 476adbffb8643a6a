namespace Goldilocks.Prober.Attacks;

/// <summary>Counts of lists, sets and dictionaries, lengths of texts, and nesting in a field that the struct does not have.</summary>
internal sealed class ThriftBinaryAttackSection() : AttackSection(new ThriftBinaryFormat(), static () =>
[
    .. Nesting.Skip("structs", [Struct, 0, Unknown], [], [Stop]).Select(attack => attack.AsField(Stop)),
    .. Nesting.Skip("lists", ListLevelBytes, Lists).Select(attack => attack.AsField(Stop)),
    .. from count in s_counts
       from field in s_fields
       select new FormatAttack("H04", FormattableString.Invariant($"{field.Words} with a count of {count:N0}"), Place.Value, field.Member, _ => [.. field.Head, .. FixedNumber.Int32BigEndian(count), Stop, Stop]),
    .. from count in s_counts
       select new FormatAttack("H03", FormattableString.Invariant($"a length of {count:N0} for a text"), Place.Value, CorpusMember.Text, _ => [Text, 0, 1, .. FixedNumber.Int32BigEndian(count), (byte)'a', Stop]),
])
{
    private const byte Stop = 0;
    private const byte Unknown = 99;
    private const byte Text = 11;
    private const byte Struct = 12;
    private const byte Map = 13;
    private const byte Set = 14;
    private const byte List = 15;
    private const byte Bool = 2;
    private const byte Number = 8;
    private const int ListLevelBytes = 5;

    private static readonly int[] s_counts = [-1, int.MinValue, int.MaxValue, 1 << 28];

    /// <summary>Those that the class does not have are skipped. An empty struct takes one byte, so it is the smallest element.</summary>
    private static readonly (string Words, CorpusMember Member, byte[] Head)[] s_fields =
    [
        ("a list of numbers", CorpusMember.List, [List, 0, 1, Number]),
        ("a dictionary", CorpusMember.Map, [Map, 0, 1, Text, Number]),
        ("a list of booleans that the type does not have", CorpusMember.Int, [List, 0, Unknown, Bool]),
        ("a set of structs that the type does not have", CorpusMember.Int, [Set, 0, Unknown, Struct]),
        ("a list of a type that there is not, which the type does not have,", CorpusMember.Int, [List, 0, Unknown, 1]),
        ("a dictionary of structs that the type does not have", CorpusMember.Int, [Map, 0, Unknown, Struct, Struct]),
    ];

    /// <summary>A list in a list, each with one element.</summary>
    private static byte[] Lists(int levels) => [List, 0, Unknown, .. Nesting.Repeated([List, .. FixedNumber.Int32BigEndian(1)], levels), Bool, .. FixedNumber.Int32BigEndian(1), 1];
}

/// <summary>The same in the compact form, where a count of up to 14 stands in the byte of the type.</summary>
internal sealed class ThriftCompactAttackSection() : AttackSection(new ThriftCompactFormat(), static () =>
[
    .. Nesting.Skip("structs", [FirstUnknown | Struct], [], [Stop]).Select(attack => attack.AsField(Stop)),
    .. Nesting.Skip("lists", 1, levels => [FirstUnknown | List, .. Nesting.Repeated([One | List], levels), One | Bool, 1]).Select(attack => attack.AsField(Stop)),
    .. from count in s_counts
       from field in s_fields
       select new FormatAttack("H04", FormattableString.Invariant($"{field.Words} with a count of {count:N0}"), Place.Value, field.Member, _ => [.. field.Before, .. Varint.Of(count), .. field.Behind, Stop, Stop]),
    .. from count in s_counts
       select new FormatAttack("H03", FormattableString.Invariant($"a length of {count:N0} for a text"), Place.Value, CorpusMember.Text, _ => [0x18, .. Varint.Of(count), (byte)'a', Stop]),
])
{
    private const byte Stop = 0;

    /// <summary>The field 9: it is nine behind none.</summary>
    private const byte FirstUnknown = 0x90;

    /// <summary>A list of one element.</summary>
    private const byte One = 0x10;

    /// <summary>The count stands behind the byte of the type.</summary>
    private const byte Long = 0xF0;

    private const byte Bool = 1;
    private const byte Number = 5;
    private const byte List = 9;
    private const byte Set = 10;
    private const byte Map = 11;
    private const byte Struct = 12;

    private static readonly ulong[] s_counts = [int.MaxValue, uint.MaxValue, 1UL << 31, 1UL << 28, ulong.MaxValue];

    private static readonly (string Words, CorpusMember Member, byte[] Before, byte[] Behind)[] s_fields =
    [
        ("a list of numbers", CorpusMember.List, [One | List, Long | Number], []),
        ("a dictionary", CorpusMember.Map, [One | Map], [0x85]),
        ("a list of booleans that the type does not have", CorpusMember.Int, [FirstUnknown | List, Long | Bool], []),
        ("a set of structs that the type does not have", CorpusMember.Int, [FirstUnknown | Set, Long | Struct], []),
        ("a dictionary of structs that the type does not have", CorpusMember.Int, [FirstUnknown | Map], [0xCC]),
    ];
}
