using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H11, as far as no format is needed: the library writes a benign class, and the name of a class that nothing registered or annotated takes its place. The names have the same length, so that every
/// length in the payload stays right.
/// </summary>
public sealed class CanarySection : Section
{
    /// <summary>Why a payload has no name to replace.</summary>
    internal const string NoNames = "the variant writes no class that is not declared, or names none in its payloads";

    /// <inheritdoc/>
    public override string Name => "types";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : NoNames;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. NamedPayload.Of(subject).Select(named => ProbeInput.Reading(
        ((ICanaryModel)named.Root.Workload).Probe, named.Root.Model, () => $"{named.Words}: the name {named.Benign} replaced by {named.Canary}", () => named.Renamed(named.Canary), Expectation.MayBeAnything))]);
}
