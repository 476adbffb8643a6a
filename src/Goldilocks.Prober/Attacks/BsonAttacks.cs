namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, made inside out because every document begins with its length; and very many elements.</summary>
internal sealed class BsonAttackSection() : AttackSection(new BsonFormat(), static () =>
[
    .. Nesting.Skip("documents", LevelBytes, levels => Nested(0x03, levels)),
    .. Nesting.Skip("arrays", LevelBytes, levels => Nested(0x04, levels)),
    .. Nesting.In("documents", CorpusMember.Text, LevelBytes, levels => Nested(0x03, levels)),
    .. Nesting.In("arrays", CorpusMember.List, LevelBytes, levels => Nested(0x04, levels)),
    new("H15", "an element that the type does not have, 100,000 times", Place.Skipped, CorpusMember.None, _ => Many(_ => "a")),
    new("H19", "100,000 different elements that the type does not have", Place.Skipped, CorpusMember.None, _ => Many(number => FormattableString.Invariant($"a{number}"))),
    new("H17", "a pointer to another database", Place.Skipped, CorpusMember.None, _ => [0x0C, .. FixedNumber.Int32LittleEndian(2), (byte)'a', 0, .. new byte[12]]),
    new("H12", "code with a scope", Place.Skipped, CorpusMember.None, _ => [0x0F, .. FixedNumber.Int32LittleEndian(15), .. FixedNumber.Int32LittleEndian(2), (byte)'a', 0, .. FixedNumber.Int32LittleEndian(5), 0]),
    .. BsonLengths.All,
])
{
    private const int LevelBytes = 8;
    private const int EmptyBytes = 5;
    private const int Elements = 100_000;

    /// <summary>The value of an element: documents in documents, each the only element of the one around it.</summary>
    private static byte[] Nested(byte type, int levels)
    {
        var bytes = new byte[1 + (LevelBytes * (levels - 1)) + EmptyBytes];
        bytes[0] = type;
        for (var level = 0; level < levels; level++)
        {
            var start = 1 + (level * (sizeof(int) + 3));
            FixedNumber.Int32LittleEndian(EmptyBytes + (LevelBytes * (levels - 1 - level))).CopyTo(bytes, start);
            if (level < levels - 1)
            {
                (bytes[start + sizeof(int)], bytes[start + sizeof(int) + 1]) = (type, (byte)'0');
            }
        }

        return bytes;
    }

    /// <summary>A document of many elements with the value 1.</summary>
    private static byte[] Many(Func<int, string> name)
    {
        byte[] elements = [.. Enumerable.Range(0, Elements).SelectMany(number => (byte[])[0x10, .. System.Text.Encoding.ASCII.GetBytes(name(number)), 0, .. FixedNumber.Int32LittleEndian(1)])];
        return [0x03, .. FixedNumber.Int32LittleEndian(elements.Length + EmptyBytes), .. elements, 0];
    }
}
