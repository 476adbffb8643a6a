using System.Runtime.CompilerServices;

namespace Goldilocks.Probes.Models;

/// <summary>Leaves a byte on the part of the stack that the next call uses.</summary>
internal static class StackFilling
{
    private const int Bytes = 16 * 1024;

    /// <summary>What is left there, one after the other; the first comes again at the end, and tells bytes that are others each time from bytes that come from the stack.</summary>
    private static readonly byte[] s_letters = [0x00, 0xFF, 0xAA, 0x00];

    /// <summary>Writes a value behind each letter.</summary>
    /// <returns>True where the payload changes with it; null where one value has other bytes each time.</returns>
    public static bool? Changes(Func<byte[]> write)
    {
        // A library may make its code, or ask for memory, when it writes a value for the first time.
        write();
        var payloads = Array.ConvertAll(s_letters, letter =>
        {
            Fill(letter);
            return write();
        });
        return payloads[0].AsSpan().SequenceEqual(payloads[^1]) ? payloads.Any(payload => !payload.AsSpan().SequenceEqual(payloads[0])) : null;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Fill(byte letter)
    {
        Span<byte> filled = stackalloc byte[Bytes];
        filled.Fill(letter);
        Use(filled);
    }

    /// <summary>A compiler may leave out what no code looks at.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Use(Span<byte> filled) => GC.KeepAlive(filled[^1] == filled[0] ? null : filled.ToArray());
}
