using Goldilocks.Values;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H01 and H02 on the classes for which an adapter sets or declares something that the usual ones do not need (<see cref="ISettingModel"/>): each prefix of their payloads, and bytes that were changed, of
/// which some name another class.
/// </summary>
public sealed class SettingSection : Section
{
    private const int Mutations = 500;

    /// <inheritdoc/>
    public override string Name => "settings";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.OfSettings(subject).Count > 0 ? null : "the variant gives back no value of a class that needs a setting or a declaration of its own";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. AttackedRoots.OfSettings(subject).SelectMany((root, number) => Inputs(subject, root, seed + (ulong)number))]);

    private static IEnumerable<ProbeInput> Inputs(ISubject subject, IRoot root, ulong seed)
    {
        var suffix = $", of {((ISettingModel)root.Workload).Setting}";
        var random = new SeededRandom(seed);
        var flips = Enumerable.Range(0, Mutations).Select(_ => MutationSection.Flip.Draw(root, random)).Distinct();
        return [.. PrefixSection.Inputs(subject, root, seed, suffix), .. flips.Select(flip => flip.Input(root, suffix))];
    }
}
