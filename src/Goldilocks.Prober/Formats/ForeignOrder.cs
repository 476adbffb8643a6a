namespace Goldilocks.Prober.Formats;

/// <summary>The name of a derived class stands first where the library writes it. A database or a program in another language may put it elsewhere, because the members of a JSON object have no order.</summary>
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
            : Read(root, () => root.GoldenPayload.ToArray()) is { } usual ? Judgement.NotApplicable("it does not read a derived class in its own order either: " + usual)
            : JsonMembers.Reversed(root.GoldenPayload.Span) is not { } reversed ? Judgement.NotApplicable("its payload is no JSON")
            : Read(root, () => reversed) is { } problem ? Judgement.Fail(problem)
            : Judgement.Pass();
    }

    /// <summary>Null where the value comes back.</summary>
    private static string? Read(IRoot root, Func<byte[]> payload)
    {
        try
        {
            return root.FindDifference(root.MakeValue(), root.ReadObject(payload())) is { } difference ? difference + ", silently" : null;
        }
        catch (Exception exception)
        {
            // Whatever a library throws is the answer.
            return $"reading throws {exception.GetType().Name}";
        }
    }
}
