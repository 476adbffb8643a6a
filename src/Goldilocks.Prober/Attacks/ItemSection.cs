namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H22: values that a library reads from a stream one by one, such as an asynchronous enumeration: cut off, damaged, very many, and very long. What was given out before the damage must be right, and an end inside of a value must be an error.
/// </summary>
public sealed class ItemSection : Section
{
    private const string Probe = "H22";
    private const int Items = 3;
    private const int MostPrefixes = 512;
    private const int MostOffsets = 32;
    private const int MostItems = 1_000;
    private const int ManyItems = 10_000;
    private const int LongLength = 100_000;

    /// <inheritdoc/>
    public override string Name => "items";

    /// <inheritdoc/>
    /// <remarks>It measures time.</remarks>
    public override Sharing Sharing => Sharing.None;

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Roots(subject).Any() ? null : AttackTexts.NoItems;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) =>
        new ListedInputs([.. Roots(subject).SelectMany(root => Prefixes(subject, root).Concat(Lengths(root)).Concat(Growing(root)))]);

    private static IEnumerable<ProbeInput> Prefixes(ISubject subject, IRoot root)
    {
        var ends = Enumerable.Range(0, Items + 1).Select(count => Written(root, count)).ToArray();
        var whole = ends[Items];

        // In such a format a value that is cut off may be another one.
        var isOpenEnded = LegalPrefixes.IsOpenEnded(subject);

        // A list with a beginning and an end has no values one behind the other, so its prefixes tell nothing of where a value ends.
        var areBehindEachOther = ends.All(end => whole.AsSpan().StartsWith(end));
        return
        [
            .. from length in EvenPlaces.Of(whole.Length, MostPrefixes)
            select ProbeInput.Reading(
                Probe,
                root.Model,
                () => $"the first {length} of {whole.Length} bytes of {Items} values, from a stream that gives one byte a read",
                () => whole[..length],
                isOpenEnded && length < whole.Length
                    ? Expectation.MayBeAnything
                    : Expectation.RefusedOrRight(read => Difference(root, (IReadOnlyList<object?>)read!, Complete(length), areBehindEachOther && ends.All(end => end.Length != length)))) with
            {
                Read = payload => Read(root, payload),
            },
        ];

        int Complete(int length) => length == whole.Length ? Items : areBehindEachOther ? ends.Count(end => end.Length <= length) - 1 : 0;
    }

    /// <summary>Fewer values than are complete are never right. More than are complete may be: what is missing can be a mark behind the value.</summary>
    /// <param name="root">Of the values.</param>
    /// <param name="read">Without an error.</param>
    /// <param name="complete">How many values have all their bytes.</param>
    /// <param name="endsInside">True where the next value has some of its bytes.</param>
    private static string? Difference(IRoot root, IReadOnlyList<object?> read, int complete, bool endsInside)
    {
        var expected = root.MakeValue();
        var (difference, at) = read.Select((value, index) => (root.FindDifference(expected, value), index)).FirstOrDefault(one => one.Item1 is not null);
        return difference is not null ? $"value {at + 1}: {difference}"
            : read.Count < complete ? $"{complete} values were complete, and {read.Count} came, without an error"
            : endsInside && read.Count == complete ? $"the stream ends inside of value {complete + 1}, and no error says so"
            : read.Count > Items ? $"{Items} values were written, and {read.Count} came"
            : null;
    }

    private static IEnumerable<ProbeInput> Lengths(IRoot root)
    {
        var whole = Written(root, Items);
        return
        [
            .. from offset in EvenPlaces.Of(whole.Length, MostOffsets)
            from pattern in LengthPatterns.All
            select ProbeInput.Reading(
                Probe,
                root.Model,
                () => $"{pattern.Words} at offset {offset} of {Items} values, and nothing after it",
                () => [.. whole[..offset], .. pattern.Bytes],
                Expectation.MayBeAnything) with
            {
                Read = payload => Read(root, payload),
            },
        ];
    }

    private static IEnumerable<ProbeInput> Growing(IRoot root)
    {
        yield return OfSizes(root, "many values, one behind the other", ManyItems, count => Written(root, count));
        if (root.Workload is IGrowingModel growing)
        {
            yield return OfSizes(root, "a long value among others", Math.Min(LongLength, growing.Length), length => root.WriteItems([growing.OfLength(length), root.MakeValue()]));
        }
    }

    private static ProbeInput OfSizes(IRoot root, string words, int count, Func<int, byte[]> write) =>
        GrowthSection.Reading(root, $"{words}, from a stream that gives one byte a read", count, length => Draining(root, write(length)));

    private static Action Draining(IRoot root, byte[] payload) => () => Drain(root, payload);

    private static byte[] Written(IRoot root, int count) => root.WriteItems([.. Enumerable.Range(0, count).Select(_ => root.MakeValue())]);

    /// <summary>A stream of one byte may be read as very many values, none of which must be kept.</summary>
    private static List<object?> Read(IRoot root, byte[] payload) => [.. root.ReadItems(new ShortReads(payload, 1)).Take(MostItems)];

    private static void Drain(IRoot root, byte[] payload)
    {
        foreach (var item in root.ReadItems(new ShortReads(payload, 1)))
        {
            GC.KeepAlive(item);
        }
    }

    private static IEnumerable<IRoot> Roots(ISubject subject) => AttackedRoots.Of(subject).Where(root => root.TakesItems && root.WhyNotBoth is null && Refusable.OrNull(() => Written(root, Items)) is not null);
}
