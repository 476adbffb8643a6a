using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>
/// Texts that all have one hash code, for hash functions that go from letter to letter and that draw nothing. The runtime's own <see cref="string.GetHashCode()"/> draws its start, so its
/// dictionary is not flooded; a library with a table and a hash function of its own may be.
/// </summary>
/// <remarks>
/// A text is one of two blocks, then one of two others, and so on. Both blocks of a pair lead from the same state to the same state, so all 2^15 texts have one hash code
/// (A. Joux, Multicollisions in Iterated Hash Functions, CRYPTO 2004). The pairs were found by trying blocks of letters; a test computes the hash codes.
/// </remarks>
public static class CollidingTexts
{
    // 31 a + b is the same for both, whatever the state before is.
    private static readonly string[] s_times31 = [.. Enumerable.Repeat("AaBB", 15)];

    // 33 a + b is the same for both too.
    private static readonly string[] s_plus33 = [.. Enumerable.Repeat("AaB@", 15)];

    // For letters of ASCII, h + ((h << 7) ^ letter) is 129 h + letter, so the start does not matter: one that is drawn does not help.
    private static readonly string[] s_times129 = [.. Enumerable.Repeat("ZutnVuYzjxQv", 15)];

    // From 5381, the start that Bernstein's function has everywhere.
    private static readonly string[] s_times33 =
    [
        "fvhQPeifviwpBi", "YPzmYDKJWgBmyD", "DEFZtIQNppzRBU", "QoPiZhADmnLgnV", "lzyHAHntBHAVOf", "tQfBbuXxixuKzc", "FMVXFbbemdmRtD", "BHSAGTCXnVuGHR",
        "ZociDDCZobHDKl", "npSfyHPmSRFYhq", "kgwexfEDecoobe", "YgAAgmHOHPEIaf", "qamDYteLEkHASi", "EqVssrveJMkTpk", "wMpeKupfVZdLfe",
    ];

    // From 2166136261, the start that Fowler, Noll and Vo state for 32 bits.
    private static readonly string[] s_fnv =
    [
        "veWDFklCio", "vcULQKAUwk", "DMZbNwjBxZ", "fZkntGVmKT", "MRVaQcwjve", "XNckRkIkuN", "bzpEaUGyVA", "aLYOjzPnGJ",
        "cjCtHpgiAy", "xsAaOTRXGS", "TJZKbtprFS", "ofYBYYGatJ", "bGCymZENyj", "aCgMJdbLBj", "KHFNdRTCFD",
    ];

    /// <summary>All of them, each with its function in words.</summary>
    private static readonly (string Function, Func<int, string> Text)[] s_all =
    [
        ("31 h + letter", Times31), ("33 h + letter", Plus33), ("33 h ^ letter", Times33), ("129 h + letter", Times129), ("FNV-1a", Fnv),
    ];

    /// <summary>A flood of each function.</summary>
    /// <param name="valueOf">A value with that many keys, which are the texts of the numbers from 1.</param>
    public static IReadOnlyList<HashFlood> Floods(Func<int, Func<int, string>, object> valueOf) =>
    [
        .. s_all.Select(colliding => new HashFlood($"texts, by {colliding.Function},", IsOfRuntime: false, count => valueOf(count, colliding.Text))
        {
            OfUsual = count => valueOf(count, number => Usual(colliding.Text(number), number)),
        }),
    ];

    /// <summary>A text of the same length that has a hash code of its own: the digits of its number again and again.</summary>
    /// <param name="text">One that collides with others.</param>
    /// <param name="number">Less than 2^15.</param>
    public static string Usual(string text, int number) => string.Concat(Enumerable.Repeat(number.ToString("x4", CultureInfo.InvariantCulture), (text.Length / 4) + 1))[..text.Length];

    /// <summary>One hash code by <c>33 h + letter</c>, from any start.</summary>
    public static string Plus33(int number) => Text(s_plus33, number);

    /// <summary>One hash code by <c>129 h + letter</c>, from any start.</summary>
    public static string Times129(int number) => Text(s_times129, number);

    /// <summary>One hash code by <c>31 h + letter</c>, from any start.</summary>
    public static string Times31(int number) => Text(s_times31, number);

    /// <summary>One hash code by <c>33 h ^ letter</c>, from 5381.</summary>
    public static string Times33(int number) => Text(s_times33, number);

    /// <summary>One hash code by FNV-1a of 32 bits.</summary>
    public static string Fnv(int number) => Text(s_fnv, number);

    /// <summary>The blocks that the number's bits choose.</summary>
    /// <param name="pairs">Each with the first block and then the second.</param>
    /// <param name="number">Less than 2^15.</param>
    private static string Text(string[] pairs, int number) => string.Concat(pairs.Select((pair, bit) => (number >> bit & 1) == 0 ? pair[..(pair.Length / 2)] : pair[(pair.Length / 2)..]));
}
