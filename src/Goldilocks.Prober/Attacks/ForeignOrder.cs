namespace Goldilocks.Prober.Attacks;

/// <summary>
/// The name of a derived class stands first where the library writes it. A database or a program in another language may put it elsewhere, because the members of a JSON object have no order. The elements
/// of XML have one, and what they stand for may ask for it: a reader may refuse another order, and must not lose values by it.
/// </summary>
internal sealed class ForeignOrder : Capability
{
    /// <summary>The model whose member holds a derived class in place of its base class.</summary>
    internal const string Model = "c-harbour";

    /// <inheritdoc/>
    public override string Id => "C45.order";

    /// <inheritdoc/>
    public override string Question => "another program writes the members of objects in the reverse order, with a derived class among them";

    /// <inheritdoc/>
    public override string Family => "foreign";

    /// <inheritdoc/>
    public override Judgement Run(ISubject subject)
    {
        var model = new ModelName(Model);
        if (subject.WhyNot(model) is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var root = subject.Open(model);
        return (root.WhyNotWrite ?? root.WhyNotRead) is { } reason ? Judgement.NotApplicable(reason)
            : Read(root, root.GoldenPayload.ToArray()) is { IsRight: false } usual ? Judgement.NotApplicable("it does not read a derived class in its own order either: " + usual.Problem)
            : JsonMembers.Reversed(root.GoldenPayload.Span) is { } members ? Judge(Read(root, members), mayRefuse: false)
            : XmlMembers.Reversed(root.GoldenPayload.Span) is { } elements ? Judge(Read(root, elements), mayRefuse: true)
            : Judgement.NotApplicable("its payload is no JSON and no XML");
    }

    private static Judgement Judge(Outcome outcome, bool mayRefuse) => outcome.IsRight ? Judgement.Pass() : outcome.IsRefused && mayRefuse ? Judgement.Pass(outcome.Problem) : Judgement.Fail(outcome.Problem);

    private static Outcome Read(IRoot root, byte[] payload)
    {
        try
        {
            return root.FindDifference(root.MakeValue(), root.ReadObject(payload)) is { } difference ? new(difference + ", silently", IsRefused: false) : new("", IsRefused: false);
        }
        catch (Exception exception)
        {
            // Whatever a library throws is the answer.
            return new($"reading throws {exception.GetType().Name}", IsRefused: true);
        }
    }

    /// <summary>What became of a payload.</summary>
    /// <param name="Problem">What is wrong; empty where the value comes back.</param>
    /// <param name="IsRefused">By an exception.</param>
    private readonly record struct Outcome(string Problem, bool IsRefused)
    {
        public bool IsRight => Problem.Length == 0;
    }
}
