using Goldilocks.Payloads;

namespace Goldilocks.Prober.Attacks;

/// <summary>H10 and H19, as far as no format is needed: keys that collide, long values, and streams that give one byte a read. Time must grow with the input and no faster.</summary>
public sealed class GrowthSection : Section
{
    private const string Quadratic = "H19";

    /// <summary>The larger ones are made only where fewer keys leave it open.</summary>
    private const int MostKeys = 24_000;
    private const int StreamLength = 100_000;
    private const int PartOfFirst = 100;

    /// <inheritdoc/>
    public override string Name => "growth";

    /// <inheritdoc/>
    /// <remarks>It measures time.</remarks>
    public override Sharing Sharing => Sharing.None;

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : AttackTexts.NoRoot;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed)
    {
        var flooded = new Flooded();
        return new ListedInputs(
        [
            .. subject.Open(model => model is ICollidingModel or IGrowingModel).Where(root => root.WhyNotBoth is null && (IsOfQuestion(root) || IsTaken(root)))
                .SelectMany(root => IsOfQuestion(root) ? WhereTaken(root, Inputs(root, flooded)) : Inputs(root, flooded)),
            .. subject.Open(model => model is IUnknownNamesModel).Where(root => root.WhyNotRead is null).SelectMany(root => UnknownNames(subject, root)),
        ]);
    }

    /// <summary>Names that the class does not have are skipped or kept; where they are looked up in a table of the library's own, they collide there.</summary>
    private static IEnumerable<ProbeInput> UnknownNames(ISubject subject, IRoot root)
    {
        var model = ((IUnknownNamesModel)root.Workload).Writer;
        if (!subject.Takes(model) || subject.Open(model) is not { WhyNotWrite: null, Workload: ICollidingModel colliding } writer
            || Refusable.OrNull(() => root.ReadOwn(writer.WriteObject(colliding.Floods[0].OfEntries(1)))) is null)
        {
            return [];
        }

        return colliding.Floods.Select(flood => Flooding(root, flood, $"{flood.Keys} as names that the class does not have and that all have one hash code", writer));
    }

    private static IEnumerable<ProbeInput> Inputs(IRoot root, Flooded flooded)
    {
        foreach (var flood in root.Workload is ICollidingModel colliding ? colliding.Floods : [])
        {
            var input = Flooding(root, flood, flood.Words, root);
            yield return flood.IsOfRuntime ? flooded.Unless(flood.Probe, input) with { MakingRung = new Rung(flood.Probe, flood.Entries) } : input;
        }

        if (root.Workload is IGrowingModel growing)
        {
            var shorter = Math.Min(growing.Length, StreamLength);
            yield return Reading(root, "a long value", growing.Length, length => ReadingOwn(root, OfLength(length)));
            if (root.TakesSegments)
            {
                yield return Reading(root, "a long value in pieces of one byte", shorter, length => ReadingPieces(root, OfLength(length)));
            }

            if (root.TakesStreams)
            {
                yield return Reading(root, "a long value from a stream that gives one byte a read", shorter, length => ReadingStream(root, OfLength(length)));
            }

            byte[] OfLength(int length) => root.WriteObject(growing.OfLength(length));
        }
    }

    /// <param name="writer">What writes the values; the root itself, or one of another class.</param>
    private static ProbeInput Flooding(IRoot root, HashFlood flood, string words, IRoot writer) => OfSizes(
        flood.Probe, root, words, flood.Entries, MostKeys, length => ReadingOwn(root, writer.WriteObject(flood.OfEntries(length))),
        (first, small, large, larger, usual) => Growth.CheckFlood(first, small, large, larger, flood.PartOfTime, usual),
        flood.OfUsual is { } usual ? length => ReadingOwn(root, writer.WriteObject(usual(length))) : null);

    /// <summary>The time of reading a value must not grow faster than the length of the value.</summary>
    /// <param name="root">The root.</param>
    /// <param name="words">What is read.</param>
    /// <param name="count">A length; a part of it, twice as much and, in doubt, four times as much are read too.</param>
    /// <param name="readingOf">What reads a value of a length.</param>
    internal static ProbeInput Reading(IRoot root, string words, int count, Func<int, Action> readingOf) => OfSizes(
        Quadratic, root, words, count, 4 * count, readingOf, (first, small, large, larger, _) => Growth.Check(first, small, large, larger));

    private static Action ReadingOwn(IRoot root, byte[] payload) => () => root.ReadOwn(payload);

    private static Action ReadingStream(IRoot root, byte[] payload) => () => root.ReadStream(new OneByteStream(payload));

    /// <summary>The pieces are made before the clock is read, because each of them is an object of ours.</summary>
    private static Action ReadingPieces(IRoot root, byte[] payload)
    {
        var pieces = new PayloadSegments(payload, 1).Sequence;
        return () => root.ReadSegments(pieces);
    }

    /// <summary>An input of several sizes.</summary>
    /// <param name="most">The largest size.</param>
    /// <param name="readingOf">What reads a value of a size.</param>
    /// <param name="check">Receives the reading of a small part, of the whole and of twice as much, what makes the reading of twice as much again, and so on, and what makes the reading of a usual value of the largest size that was made.</param>
    /// <param name="usualOf">What reads a usual value of a size; null where there is none.</param>
    private static ProbeInput OfSizes(
        string probe, IRoot root, string words, int count, int most, Func<int, Action> readingOf, Func<Action, Action, Action, IEnumerable<Func<Action>>, Func<Action>?, bool> check, Func<int, Action>? usualOf = null)
    {
        var readings = Array.Empty<Action>();
        var largest = 2 * count;
        return ProbeInput.Acting(probe, root.Model, () => words, Direction.Reading, () => check(readings[0], readings[1], readings[2], Larger(), usualOf is null ? null : () => usualOf(largest)), Expectation.MayBeAnything) with
        {
            Prepare = () => readings = [readingOf(count / PartOfFirst), readingOf(count), readingOf(2 * count)],
        };

        IEnumerable<Func<Action>> Larger()
        {
            for (var length = 4 * count; length <= most; length *= 2)
            {
                var larger = length;
                yield return () => readingOf(largest = larger);
            }
        }
    }

    /// <summary>Which types of the runtime one kind of key has flooded. The other kinds would say the same, and take seconds each.</summary>
    private sealed class Flooded
    {
        private readonly HashSet<string> _seen = [];

        public ProbeInput Unless(string probe, ProbeInput input) => Where(() => !_seen.Contains(probe), input with
        {
            Act = () =>
            {
                if ((bool)input.Act!()!)
                {
                    _seen.Add(probe);
                }

                return null;
            },
        });
    }

    /// <summary>The value of a question may end the process, such as an ILookup that a library takes for a class with a cycle. So whether it is taken is tried with the first input, and not before all of them.</summary>
    private static IEnumerable<ProbeInput> WhereTaken(IRoot root, IEnumerable<ProbeInput> inputs)
    {
        var isTaken = new Lazy<bool>(() => IsTaken(root));
        return inputs.Select(input => Where(() => isTaken.Value, input));
    }

    /// <summary>An input that does nothing where it is not wanted.</summary>
    private static ProbeInput Where(Func<bool> isWanted, ProbeInput input) => input with
    {
        Prepare = () =>
        {
            if (isWanted())
            {
                input.Prepare!();
            }
        },
        Act = () => isWanted() ? input.Act!() : null,
    };

    private static bool IsOfQuestion(IRoot root) => root.Model.Text.StartsWith(CapabilityModel.Prefix, StringComparison.Ordinal);

    /// <summary>A library that does not write such a value at all, or does not read it back, has no payload that could be attacked, so the model is none that it takes.</summary>
    private static bool IsTaken(IRoot root) =>
        Refusable.OrNull(() => root.ReadOwn(root.WriteObject(root.Workload is ICollidingModel colliding ? colliding.Floods[0].OfEntries(1) : ((IGrowingModel)root.Workload).OfLength(1)))) is not null;
}
