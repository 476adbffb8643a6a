namespace Goldilocks.Prober;

/// <summary>Compares texts, letter by letter.</summary>
public static class TextLikeness
{
    private const int LongestShown = 12;

    /// <summary>Exact with the same letters; near where they are normalized; otherwise lost.</summary>
    public static Likeness Compare(string? expected, string? actual) => (expected, actual) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        var (given, read) when string.Equals(given, read, StringComparison.Ordinal) => Likeness.Exact,
        ({ } given, var read) when IsNormalized(given, read) => Likeness.Near("it comes back normalized"),
        ({ Length: <= LongestShown } given, { Length: <= LongestShown } read) => Likeness.Lost($"{ValueChecks.Quoted(given)} comes back as {ValueChecks.Quoted(read)}"),
        var (given, read) => Likeness.Lost($"{given?.Length ?? 0} characters come back as {read.Length} others"),
    };

    private static bool IsNormalized(string given, string read)
    {
        try
        {
            return string.Equals(given.Normalize(), read.Normalize(), StringComparison.Ordinal);
        }
        catch (ArgumentException)
        {
            // Half a surrogate pair, or a code that stands for no character, has no normal form.
            return false;
        }
    }
}
