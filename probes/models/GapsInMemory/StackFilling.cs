using System.Runtime.CompilerServices;

namespace Goldilocks.Probes.Models;

/// <summary>Leaves a byte on the part of the stack that the next call uses.</summary>
internal static class StackFilling
{
    private const int Bytes = 16 * 1024;

    /// <summary>What is left there, one after the other; the first comes again at the end, and tells bytes that are others each time from bytes that come from the stack.</summary>
    private static readonly byte[] s_letters = [0x00, 0xFF, 0xAA, 0x00];

    /// <summary>
    /// Writes a value for the first time, when the compiler and the loader of types leave parts of their own on the stack, and then behind each letter.
    /// </summary>
    /// <returns>True where payloads differ; false also where one value has other bytes each time. Which bytes they are is not told: they are others in each process.</returns>
    public static bool Changes(Func<byte[]> write)
    {
        var first = write();
        var payloads = Array.ConvertAll(s_letters, letter =>
        {
            Fill(letter);
            return write();
        });
        return payloads[0].AsSpan().SequenceEqual(payloads[^1])
            && payloads.Prepend(first).Any(payload => payload.Length == payloads[0].Length && !payload.AsSpan().SequenceEqual(payloads[0]));
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
