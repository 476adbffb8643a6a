namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H00: the golden values written and the golden payloads read, in a process of their own. A variant that dies of its own payload is found here first, and nothing else can be tried on it.
/// </summary>
public sealed class GoldenSection : Section
{
    private const string Probe = "H00";

    /// <inheritdoc/>
    public override string Name => "golden";

    /// <inheritdoc/>
    /// <remarks>It decides whether anything else is tried.</remarks>
    public override Sharing Sharing => Sharing.None;

    /// <inheritdoc/>
    public override bool RereadsOwnPayloads => false;

    /// <summary>It compiles everything for the first time.</summary>
    public override double HangSeconds => 5;

    /// <summary>One is enough: every other section begins with these payloads.</summary>
    public override int MostDeaths => 1;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed)
    {
        IReadOnlyList<IRoot> roots = [.. AttackedRoots.Taken(subject), .. subject.Open(model => model is not IProbeModel)];
        return new ListedInputs([.. roots.Where(root => root.WhyNotWrite is null).Select(Writing), .. roots.Where(root => root.WhyNotRead is null).Select(Reading)]);
    }

    private static ProbeInput Writing(IRoot root) =>
        ProbeInput.Acting(Probe, root.Model, () => "the golden value", Direction.Writing, () => WriteOrRefuse(root), Expectation.MayBeAnything);

    private static ProbeInput Reading(IRoot root) => ProbeInput.Reading(
        Probe,
        root.Model,
        () => "the golden payload",
        () => root.GoldenPayload.ToArray(),
        Expectation.RefusedOrRight(value => root.FindDifference(root.MakeValue(), value)));

    /// <summary>A model that a library cannot write is no finding here; the capabilities say what it cannot do.</summary>
    private static object? WriteOrRefuse(IRoot root)
    {
        try
        {
            return root.WriteObject(root.MakeValue());
        }
        catch (Exception exception)
        {
            return exception;
        }
    }
}
