namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H04: an array of two dimensions whose counts are each as large as what follows, so that each alone is plausible and their product is not. The place of the first count is where the payloads of two and of
/// three rows begin to differ.
/// </summary>
/// <remarks>
/// One count that is as large as what follows needs no attack of its own: a reader that compares it with what follows may take 64 times the input for elements of 64 bytes, and one that does not is met by H03.
/// </remarks>
public sealed class CountSection : Section
{
    private const string Probe = "H04";

    /// <summary>Their product is 100 million numbers: few enough for an array of the runtime, and 400 MB. It is 0x2710 in hexadecimal.</summary>
    private const int Count = 10_000;

    /// <summary>The first byte that differs is the lowest of a count: it may stand behind a head, or at the end of four bytes.</summary>
    private static readonly int[] s_bytesBefore = [0, 1, 3];

    /// <summary>Behind the counts a format may have the head of the elements, which a reader looks at before it makes the array.</summary>
    private static readonly (string Words, byte[] Bytes, byte[] Head)[] s_encodings =
    [
        ("32-bit integers, little-endian", [0x10, 0x27, 0x00, 0x00], []),
        ("32-bit integers, big-endian", [0x00, 0x00, 0x27, 0x10], []),
        ("varints", [0x90, 0x4E], []),
        ("numbers of msgpack", [0xCE, 0x00, 0x00, 0x27, 0x10], []),
        ("numbers of msgpack with the head of an array", [0xCE, 0x00, 0x00, 0x27, 0x10], [0xDC, 0x27, 0x10]),
    ];

    /// <inheritdoc/>
    public override string Name => "counts";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : "it writes no array of two dimensions";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in subject.Open(model => model is ITwoCountsModel)
        where root.WhyNotBoth is null
        let two = Refusable.OrNull(() => root.WriteObject(((ITwoCountsModel)root.Workload).OfRows(2)))
        let three = Refusable.OrNull(() => root.WriteObject(((ITwoCountsModel)root.Workload).OfRows(3)))
        where two is not null && three is not null
        let differs = two.AsSpan().CommonPrefixLength(three)
        from before in s_bytesBefore
        where before <= differs
        from encoding in s_encodings
        select ProbeInput.Reading(
            Probe,
            root.Model,
            () => FormattableString.Invariant($"two counts of {Count:N0} as {encoding.Words} at offset {differs - before}, and as many bytes behind them"),
            () => [.. two[..(differs - before)], .. encoding.Bytes, .. encoding.Bytes, .. encoding.Head, .. new byte[Count]],
            Expectation.MayBeAnything),
    ]);
}
