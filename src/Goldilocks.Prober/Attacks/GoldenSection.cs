using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>H00: the golden payloads themselves, in a process of their own: a variant that dies on every input is found here first.</summary>
public sealed class GoldenSection : Section
{
    private const string Probe = "H00";

    /// <inheritdoc/>
    public override string Name => "golden";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. subject.Models.Where(subject.Takes).Select(subject.Open)
        .Where(root => root.Workload is not IProbeModel { IsAttacked: false } && root.WhyNotRead is null)
        .Select(root => ProbeInput.Reading(
            Probe,
            root.Model,
            () => "the golden payload",
            () => root.GoldenPayload.ToArray(),
            Expectation.RefusedOrRight(value => root.FindDifference(root.MakeValue(), value))))]);
}
