namespace Goldilocks.Prober;

/// <summary>Judges classes of one or two numbers of which one member changed. How the members are declared (a field, with <c>init</c>, required) is the question, and the judgement is the same for all.</summary>
public static class SmallChanges
{
    /// <summary>A number that no int holds.</summary>
    public const long DoesNotFit = (1L << 40) + 7;

    /// <summary>11 was written, and another member that the reader does not have.</summary>
    public static Judgement Removed(int given) => given == 11 ? Judgement.Pass() : Judgement.Fail($"11 comes back as {given}");

    /// <summary>11 and 22 were written, and the second has another name.</summary>
    /// <param name="kept">The first.</param>
    /// <param name="fresh">The second.</param>
    /// <param name="lost">What is said where the second is 0.</param>
    public static Judgement Renamed(int kept, int fresh, string lost = "its value is lost, the other is kept") => (kept, fresh) switch
    {
        (11, 22) => Judgement.Pass(),
        (11, 0) => Judgement.Partial(lost),
        _ => Judgement.Fail($"11 22 come back as {kept} {fresh}"),
    };

    /// <summary>11 and 22 were written, and stand in the other order.</summary>
    public static Judgement Reordered(int first, int second) => (first, second) switch
    {
        (11, 22) => Judgement.Pass(),
        (22, 11) => Judgement.Fail("the values are swapped, silently"),
        _ => Judgement.Fail($"11 22 come back as {first} {second}"),
    };

    /// <summary>The ints -11 and 55 were written, and the first is a long.</summary>
    public static Judgement Widened(long value, int tail) => (value, tail) is (-11, 55) ? Judgement.Pass() : Judgement.Fail($"-11, 55 come back as {value}, {tail}");

    /// <summary><see cref="DoesNotFit"/> and 55 were written, and the first is an int: only an exception is right.</summary>
    public static Judgement Narrowed(int value, int tail) => Judgement.Fail($"2^40 + 7, 55 come back as {value}, {tail}, silently");

    /// <summary>11 and 55 were written, and the first is a list.</summary>
    public static Judgement Multiplied(IReadOnlyList<int>? list, int tail) => (list, tail) switch
    {
        ([11], 55) => Judgement.Pass(),
        (null or [], 55) => Judgement.Partial("the list is empty, the rest is kept"),
        _ => Judgement.Fail($"11, 55 come back as a list of {list?.Count ?? 0}, {tail}"),
    };
}
