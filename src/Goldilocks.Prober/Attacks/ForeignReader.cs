namespace Goldilocks.Prober.Attacks;

/// <summary>Reads what other programs write into the classes of a corpus.</summary>
internal sealed class ForeignReader(PayloadFormat format, ISubject subject)
{
    private readonly CorpusInputs _targets = new(format, subject);
    private readonly Dictionary<(Place, CorpusMember), string?> _problems = [];

    /// <summary>The format's.</summary>
    public IReadOnlyList<ForeignCase> Cases { get; } = ForeignCase.Of(format.Folder);

    /// <summary>Why a case cannot be asked; null when it can.</summary>
    public string? WhyNot(ForeignCase one)
    {
        var target = (one.Place, one.Member);
        if (!_problems.TryGetValue(target, out var problem))
        {
            problem = _targets.TargetOf(one.Place, one.Member).WhyNot
                ?? Cases.Where(other => other.Question == ForeignCase.Simple && (other.Place, other.Member) == target).Select(ProblemWith).FirstOrDefault(found => found is not null);
            _problems.Add(target, problem);
        }

        return problem;
    }

    /// <summary>The payload with the case in its place.</summary>
    /// <exception cref="FormatException">The notation is wrong.</exception>
    public byte[] PayloadOf(ForeignCase one) => _targets.TargetOf(one.Place, one.Member).Frame!.Compose(format.Parse(one.Bytes));

    /// <summary>What the library makes of it.</summary>
    public object? Read(ForeignCase one, byte[] payload)
    {
        var root = RootOf(one);
        return one.Place == Place.File ? root.ReadFile(payload) : root.ReadObject(payload);
    }

    /// <summary>True when code that converts the library's objects threw, and not the library.</summary>
    public bool IsOurs(ForeignCase one, Exception exception) => subject.ConvertsObjects && new Thrower(RootOf(one).Type.Assembly).OwnExceptionIn(exception) is not null;

    private IRoot RootOf(ForeignCase one) => _targets.TargetOf(one.Place, one.Member).Root!;

    private string? ProblemWith(ForeignCase simple)
    {
        var payload = PayloadOf(simple);
        return CorpusInputs.ProblemWithSimpleValue(() => MemberValue.FindDifference(Read(simple, payload), simple.Member, simple.Values));
    }
}
