namespace Goldilocks.Prober;

/// <summary>Compares dates by what they mean.</summary>
public static class DateLikeness
{
    /// <summary>Exact with the same ticks and kind; near with the same ticks, or the same instant; otherwise lost.</summary>
    public static Likeness Compare(DateTime expected, DateTime actual)
    {
        if (expected.Ticks == actual.Ticks)
        {
            return expected.Kind == actual.Kind ? Likeness.Exact : Likeness.Near($"{expected.Kind} comes back as {actual.Kind}");
        }

        return expected.Kind != DateTimeKind.Unspecified && actual.Kind != DateTimeKind.Unspecified && expected.ToUniversalTime() == actual.ToUniversalTime()
            ? Likeness.Near($"{expected.Kind} comes back as the same instant in {actual.Kind}")
            : Likeness.Lost(ValueChecks.Differs(expected, actual));
    }
}
