namespace Goldilocks.Prober.Attacks;

/// <summary>The attacks that need one format, on every variant that speaks it.</summary>
internal abstract class AttackSection(PayloadFormat format, Func<IReadOnlyList<FormatAttack>> attacks) : Section
{
    /// <inheritdoc/>
    public sealed override string Name => $"{format.Folder}-attacks";

    /// <inheritdoc/>
    public sealed override string? WhyNot(ISubject subject) =>
        format.WhyNotSpokenBy(subject) ?? (Open(subject, 0).Count == 0 ? "its payloads have no place for these attacks, or it refuses every member that it does not know" : null);

    /// <inheritdoc/>
    public sealed override IInputs Open(ISubject subject, ulong seed)
    {
        var targets = new CorpusInputs(format, subject);
        var all = attacks();
        return new ListedInputs([.. all.Concat(all.Where(attack => attack.IsInUnknown).Select(attack => attack.OnHolder)).Select(attack => Input(targets, attack)).OfType<ProbeInput>()]);
    }

    /// <returns>Null when the variant's payload has no such place.</returns>
    private static ProbeInput? Input(CorpusInputs targets, FormatAttack attack)
    {
        var (root, frame, _) = targets.TargetOf(attack.Place, attack.Member);
        return root is null || frame is null ? null : ProbeInput.Reading(
            attack.Probe,
            root.Model,
            () => attack.Words,
            () => attack.Place == Place.Document ? attack.Make(root.GoldenPayload.ToArray()) : frame.Compose(attack.Make([])),
            Expectation.MayBeAnything) with
        {
            StackBytes = attack.StackBytes,
        };
    }
}
