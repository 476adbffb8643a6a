namespace Goldilocks.Prober.Attacks;

/// <summary>Makes the inputs of a corpus for one variant.</summary>
internal sealed class CorpusInputs(PayloadFormat format, ISubject subject)
{
    private const string SimpleValue = "a simple value in that place is ";

    private readonly Dictionary<(Place, CorpusMember), (IRoot? Root, Frame? Frame, string? WhyNot)> _targets = [];

    /// <summary>The cases that the variant can take, and a note for each target that it cannot take.</summary>
    /// <param name="name">The name of the corpus, for the words of its cases.</param>
    /// <param name="corpus">The cases.</param>
    /// <param name="parse">The parts of a case.</param>
    public IReadOnlyList<ProbeInput> For(string name, Corpus corpus, Func<CorpusCase, IReadOnlyList<CasePart>> parse)
    {
        List<ProbeInput> inputs = [];
        foreach (var target in corpus.Cases.GroupBy(one => (one.Place, one.Member)))
        {
            var (root, frame, whyNot) = TargetOf(target.Key.Place, target.Key.Member);
            if (whyNot is not null)
            {
                inputs.Add(LeftOut(name, target.Key.Place, target.Key.Member, target.Count(), whyNot));
                continue;
            }

            inputs.AddRange(target.Select(one => Input($"{name}/{one.Name}", one, corpus.Standard.Split(',')[0], root!, () => frame!.Compose(parse(one)))));
        }

        return inputs;
    }

    /// <summary>The frame of a target and its root, or why there is none.</summary>
    public (IRoot? Root, Frame? Frame, string? WhyNot) TargetOf(Place place, CorpusMember member)
    {
        if (!_targets.TryGetValue((place, member), out var target))
        {
            target = Find(place, member);
            _targets.Add((place, member), target);
        }

        return target;
    }

    private (IRoot? Root, Frame? Frame, string? WhyNot) Find(Place place, CorpusMember member)
    {
        var model = CorpusTargets.ModelOf(member);
        if (subject.WhyNot(model) is { } whyNot)
        {
            return (null, null, whyNot);
        }

        var root = subject.Open(model);
        if (root.WhyNotRead is { } whyNotRead)
        {
            return (null, null, whyNotRead);
        }

        if (place == Place.File && !root.TakesFiles)
        {
            return (null, null, "the adapter reads no files that state a schema");
        }

        if (ProblemWithGolden(root) is { } problem)
        {
            return (null, null, problem);
        }

        var payload = root.GoldenPayload.ToArray();
        var frame = place switch
        {
            Place.Value => format.FindValue(payload, member),
            Place.Members => format.FindMember(payload),
            Place.Skipped => format.AddMember(payload),
            Place.File => format.MakeFile(member),
            _ => format.Whole(payload),
        };
        return frame is null
            ? (null, null, "its payload does not show where such a case belongs")
            : !format.StatesSimpleValues && ProblemWithFrame(place, member, root, frame) is { } failed ? (null, null, failed) : (root, frame, null);
    }

    /// <summary>Without it, a member that the library changes by itself would look like a defect of every case.</summary>
    private static string? ProblemWithGolden(IRoot root)
    {
        try
        {
            return root.FindDifference(root.MakeValue(), root.ReadObject(root.GoldenPayload)) is { } difference ? $"its own payload comes back different: {difference}" : null;
        }
        catch (Exception exception)
        {
            return $"its own payload is refused: {exception.GetType().Name}";
        }
    }

    /// <summary>
    /// A payload in which lengths go around the place cannot be put together from parts: a value of another length shows it, and shows it for the other members too. A library that refuses every member that its type does not have
    /// says nothing about the value of such a member.
    /// </summary>
    private string? ProblemWithFrame(Place place, CorpusMember member, IRoot root, Frame frame) =>
        place == Place.Value && member is not (CorpusMember.Int or CorpusMember.Text) && TargetOf(Place.Value, CorpusMember.Int).WhyNot is { } problem && problem.StartsWith(SimpleValue, StringComparison.Ordinal)
            ? problem
            : ProblemWithSimpleValue(() => (place, member) switch
            {
                (Place.Skipped, _) => root.FindDifference(root.MakeValue(), root.ReadObject(frame.Compose(format.Int(5)))),
                (Place.Value, CorpusMember.Int) => MemberValue.FindDifference(root.ReadObject(frame.Compose(format.Int(5))), member, ["5"]),
                (Place.Value, CorpusMember.Text) => MemberValue.FindDifference(root.ReadObject(frame.Compose(format.Text("abc"u8.ToArray()))), member, ["abc"]),
                _ => null,
            });

    /// <summary>Why no case in a place says anything: a value as the class has it is not read there. Null where it is.</summary>
    /// <param name="findDifference">Reads it, and says what is different.</param>
    public static string? ProblemWithSimpleValue(Func<string?> findDifference)
    {
        try
        {
            return findDifference() is { } difference ? $"{SimpleValue}read differently: {difference}" : null;
        }
        catch (Exception exception)
        {
            return $"{SimpleValue}refused with {exception.GetType().Name}";
        }
    }

    private static ProbeInput Input(string name, CorpusCase one, string standard, IRoot root, Func<byte[]> makePayload)
    {
        var forbidden = $"{Departure.Accepted} {name}, which {standard} forbids in {one.Section}";
        var refused = $"{Departure.Refused} {name}, which {standard} allows in {one.Section}";
        var input = ProbeInput.Reading(one.Probe, root.Model, () => $"{name} ({one.Verdict.ToString().ToLowerInvariant()}, {one.Section})", makePayload, Expect(one, root, forbidden));
        return input with
        {
            Note = one.Verdict == StandardVerdict.Open ? isValue => $"{Departure.Open} {name}, which {standard} leaves open in {one.Section}: it is {(isValue ? "read" : "refused")}" : null,
            Read = bytes => Read(root, bytes, one.Verdict == StandardVerdict.Accept ? refused : null),
        };
    }

    private static Expectation Expect(CorpusCase one, IRoot root, string forbidden) => one.Verdict switch
    {
        StandardVerdict.Refuse => Expectation.RefusedOrRight(_ => Note(forbidden)),
        StandardVerdict.Open when one.Values.Count == 0 => Expectation.Open,
        _ when one.Member == CorpusMember.None && one.Verdict == StandardVerdict.Accept => Expectation.RefusedOrRight(read => root.FindDifference(root.MakeValue(), read)),
        _ when one.Member == CorpusMember.None => Expectation.RefusedOrRight(read => read is null ? "null instead of an error" : "a value instead of an error"),
        _ => Expectation.RefusedOrRight(read => MemberValue.FindDifference(read, one.Member, one.Values)),
    };

    /// <summary>A departure from the standard is recorded; no grade depends on it, because a reader may be lenient or strict on purpose.</summary>
    private static string? Note(string words)
    {
        Signs.Raise(SignKind.Note, words);
        return null;
    }

    private static object? Read(IRoot root, byte[] bytes, string? refused)
    {
        try
        {
            return root.ReadObject(bytes);
        }
        catch when (refused is not null)
        {
            Signs.Raise(SignKind.Note, refused);
            throw;
        }
    }

    private static ProbeInput LeftOut(string name, Place place, CorpusMember member, int count, string whyNot)
    {
        var words = $"{Departure.LeftOut} {name}: {count} cases for {(member == CorpusMember.None ? place.ToString() : member.ToString())}: {whyNot}";
        return ProbeInput.Acting("corpus", CorpusTargets.ModelOf(member), () => words, Direction.Reading, () => Note(words), Expectation.Open);
    }
}
