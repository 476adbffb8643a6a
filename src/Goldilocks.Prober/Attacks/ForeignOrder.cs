namespace Goldilocks.Prober.Attacks;

/// <summary>
/// The name of a derived class stands first where the library writes it. A database or a program in another language may put it elsewhere, because the members of a JSON object have no order. The elements
/// of XML have one, and what they stand for may ask for it: a reader may refuse another order, and must not lose values by it.
/// </summary>
internal sealed class ForeignOrder() : ReversedMembers("C45.order", "another program writes the members of objects in the reverse order, with a derived class among them", "c-harbour", "a derived class", mayRefuseObjects: false);

/// <summary>The name of an object stands first where the library writes it, and another place stands for the same object. A reader may want it first, and must not lose the object where it is not.</summary>
internal sealed class ForeignReferences() : ReversedMembers("C45.references", "another program writes the members of objects in the reverse order, where a list holds one object twice", "c-rota", "one object twice", mayRefuseObjects: true);

/// <summary>A payload with the members of its objects in the reverse order.</summary>
/// <param name="id">Such as <c>C45.order</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="name">The model.</param>
/// <param name="what">What the model has, in words.</param>
/// <param name="mayRefuseObjects">True where the order of the members of a JSON object may be asked for, because they say what stands elsewhere.</param>
internal abstract class ReversedMembers(string id, string question, string name, string what, bool mayRefuseObjects) : Capability
{
    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => "foreign";

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        var model = new ModelName(name);
        if (subject.WhyNot(model) is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var root = subject.Open(model);
        if (root.WhyNotBoth is { } reason)
        {
            return Judgement.NotApplicable(reason);
        }

        var written = Attempt.Of("writing", () => root.GoldenPayload.ToArray());
        return written.Value is not { } payload ? Judgement.NotApplicable($"it does not write {what}: {written.Problem}")
            : Read(root, payload) is { IsRight: false } usual ? Judgement.NotApplicable($"it does not read {what} in its own order either: {usual.Problem}")
            : JsonMembers.Reversed(payload) is { } members ? Judge(Read(root, members), mayRefuseObjects)
            : XmlMembers.Reversed(payload) is { } elements ? Judge(Read(root, elements), mayRefuse: true)
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
