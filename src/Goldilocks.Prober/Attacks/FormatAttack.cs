namespace Goldilocks.Prober.Attacks;

/// <summary>An attack that needs a format. Nothing is expected of the answer: survival, time, memory and the family of exceptions count.</summary>
/// <param name="Probe">Such as <c>H07</c>.</param>
/// <param name="Words">What is tried.</param>
/// <param name="Place">What of a payload it replaces; with <see cref="Place.Document"/> the whole of it.</param>
/// <param name="Member">The member of <see cref="Place.Value"/>, and by it the model.</param>
/// <param name="Make">Makes the bytes of that place. For a whole document it is given the golden payload; otherwise nothing.</param>
internal sealed record FormatAttack(string Probe, string Words, Place Place, CorpusMember Member, Func<byte[], byte[]> Make)
{
    /// <summary>The stack of the thread that reads it.</summary>
    public int StackBytes { get; init; } = Stacks.Small;

    /// <summary>True where it is in a member that the type does not have.</summary>
    public bool IsInUnknown { get; init; } = Place == Place.Skipped;

    /// <summary>The same as a field of a format in which a field is a payload of its own, because no head stands around fields.</summary>
    /// <param name="end">What a payload ends with.</param>
    public FormatAttack AsField(params byte[] end) => this with { Place = Place.Value, Member = CorpusMember.Int, Make = bytes => [.. Make(bytes), .. end], IsInUnknown = true };

    /// <summary>The same on a class that holds what it does not have, by a base class or an interface of the library: that may be kept, by other code than what skips it.</summary>
    public FormatAttack OnHolder => this with { Member = CorpusMember.Held, Words = $"{Words}, and a class that holds what it does not have" };
}

/// <summary>Attacks by depth in a place that is skipped: a reader skips what it does not know by code of its own, which may have no limit where the rest has one.</summary>
internal static class Nesting
{
    /// <summary>H07: nesting in a member that the type does not have.</summary>
    private const string Skipped = "H07";
    private const int LargestBytes = 4_000_000;

    private static readonly int[] s_levels = [1_000, 20_000, 200_000];
    private static readonly int[] s_stacks = [Stacks.Small, Stacks.Large];
    private static readonly bool[] s_wholeOrNot = [true, false];

    /// <summary>The same nesting at several depths and on both stacks, whole and without its end.</summary>
    /// <param name="what">What is nested.</param>
    /// <param name="open">Begins a level.</param>
    /// <param name="inside">Stands in the innermost level.</param>
    /// <param name="close">Ends a level; empty where nothing does.</param>
    public static IEnumerable<FormatAttack> Skip(string what, byte[] open, byte[] inside, byte[] close) =>
        from stack in s_stacks
        from levels in s_levels
        where (long)levels * (open.Length + close.Length) <= LargestBytes
        from isWhole in s_wholeOrNot.Take(close.Length == 0 ? 1 : 2)
        select new FormatAttack(
            Skipped,
            FormattableString.Invariant($"{levels:N0} {what} in a member that the type does not have{(isWhole ? "" : ", and no end")}, on a stack of {stack / 1048576.0:0.#} MiB"),
            Place.Skipped,
            CorpusMember.None,
            _ => [.. Repeated(open, levels), .. inside, .. isWhole ? Repeated(close, levels) : []])
        {
            StackBytes = stack,
        };

    /// <summary>The same nesting where its bytes must be made as a whole, because lengths come first.</summary>
    public static IEnumerable<FormatAttack> Skip(string what, int bytesOfALevel, Func<int, byte[]> make) =>
        from stack in s_stacks
        from levels in s_levels
        where (long)levels * bytesOfALevel <= LargestBytes
        select new FormatAttack(
            Skipped,
            FormattableString.Invariant($"{levels:N0} {what} in a member that the type does not have, on a stack of {stack / 1048576.0:0.#} MiB"),
            Place.Skipped,
            CorpusMember.None,
            _ => make(levels))
        {
            StackBytes = stack,
        };

    /// <summary>Nesting where a member of another type stands, or one that the class does not have and keeps: a library that refuses what it does not know reads that all the same, or skips it.</summary>
    /// <param name="what">What is nested.</param>
    /// <param name="member">In whose place.</param>
    /// <param name="make">Makes so many levels.</param>
    /// <param name="bytesOfALevel">The length of a level.</param>
    public static IEnumerable<FormatAttack> In(string what, CorpusMember member, int bytesOfALevel, Func<int, byte[]> make) =>
        from levels in s_levels
        where (long)levels * bytesOfALevel <= LargestBytes
        select new FormatAttack(Skipped, FormattableString.Invariant($"{levels:N0} {what} in the place of {PlaceOf(member)}"), Place.Value, member, _ => make(levels));

    private static string PlaceOf(CorpusMember member) => member switch
    {
        CorpusMember.List => "a list",
        CorpusMember.Rest => "a value of extension data",
        _ => "a text",
    };

    /// <summary>The bytes so many times.</summary>
    public static byte[] Repeated(byte[] bytes, int times)
    {
        var repeated = new byte[bytes.Length * times];
        for (var i = 0; i < times; i++)
        {
            bytes.CopyTo(repeated, i * bytes.Length);
        }

        return repeated;
    }
}
