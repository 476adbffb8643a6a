using System.Buffers.Binary;
using System.Text;

namespace Goldilocks.Probing;

/// <summary>
/// A time zone with odd minutes: where local time is UTC, a shift to local time is invisible. It is a file of our own, because a small image of a system has no list of time zones and
/// would take UTC for a name.
/// </summary>
internal static class OddTimeZone
{
    private const string Name = "+0545";
    private const int OffsetSeconds = ((5 * 60) + 45) * 60;

    /// <summary>The file in a child's folder.</summary>
    public static string In(string folder) => Path.Combine(folder, "zone");

    /// <summary>Writes the file: version 1 of the format of RFC 8536, with one type of local time and no transition.</summary>
    public static void Write(string folder)
    {
        const int ReservedBytes = 15;
        using var file = new MemoryStream();
        file.Write("TZif\0"u8);
        file.Write(new byte[ReservedBytes]);
        foreach (var count in (int[])[0, 0, 0, 0, 1, Name.Length + 1])
        {
            file.Write(BigEndian(count));
        }

        file.Write([.. BigEndian(OffsetSeconds), 0, 0, .. Encoding.ASCII.GetBytes(Name), 0]);
        File.WriteAllBytes(In(folder), file.ToArray());
    }

    private static byte[] BigEndian(int number)
    {
        var bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32BigEndian(bytes, number);
        return bytes;
    }
}
