using System.Buffers.Binary;

namespace Goldilocks.Prober.Attacks;

/// <summary>An element of a document.</summary>
/// <param name="Type">The byte of its type.</param>
/// <param name="Name">The place of its name, with the zero behind it.</param>
/// <param name="Whole">The place of its type, name and value.</param>
internal sealed record BsonElement(byte Type, Range Name, Range Whole)
{
    /// <summary>The elements of the root, up to the first whose type is not one that models of a corpus are written with.</summary>
    public static IReadOnlyList<BsonElement> In(byte[] payload)
    {
        List<BsonElement> elements = [];
        var position = sizeof(int);
        while (position < payload.Length - 1)
        {
            var nameEnd = Array.IndexOf(payload, (byte)0, position + 1) + 1;
            if (nameEnd == 0 || ValueLength(payload, payload[position], nameEnd) is not { } length)
            {
                break;
            }

            elements.Add(new BsonElement(payload[position], (position + 1)..nameEnd, position..(nameEnd + length)));
            position = nameEnd + length;
        }

        return elements;
    }

    private static int? ValueLength(byte[] payload, byte type, int value) => type switch
    {
        0x01 or 0x09 or 0x12 => sizeof(long),
        0x02 => sizeof(int) + Int32(payload, value),
        0x03 or 0x04 => Int32(payload, value),
        0x05 => sizeof(int) + 1 + Int32(payload, value),
        0x08 => 1,
        0x0A => 0,
        0x10 => sizeof(int),
        0x13 => sizeof(long) * 2,
        _ => null,
    };

    private static int Int32(byte[] payload, int position) => BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(position));
}
