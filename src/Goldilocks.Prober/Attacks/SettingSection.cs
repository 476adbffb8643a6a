using Goldilocks.Values;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H01 and H02 on the classes for which an adapter sets or declares something that the usual ones do not need (<see cref="ISettingModel"/>): each prefix of their payloads, and bytes that were changed, of
/// which some name another class.
/// </summary>
public sealed class SettingSection : Section
{
    private const string Prefix = "H01";
    private const string Mutation = "H02";
    private const int Mutations = 500;

    /// <inheritdoc/>
    public override string Name => "settings";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.OfSettings(subject).Count > 0 ? null : "the variant gives back no value of a class that needs a setting or a declaration of its own";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. AttackedRoots.OfSettings(subject).SelectMany((root, number) => Inputs(subject, root, seed + (ulong)number))]);

    private static IEnumerable<ProbeInput> Inputs(ISubject subject, IRoot root, ulong seed)
    {
        var golden = root.GoldenPayload.ToArray();
        var suffix = $", of {((ISettingModel)root.Workload).Setting}";
        for (var length = 0; length < golden.Length; length++)
        {
            var kept = length;
            yield return ProbeInput.Reading(Prefix, root.Model, () => $"the first {kept} of {golden.Length} bytes{suffix}", () => golden[..kept], LegalPrefixes.Expect(subject, root, kept));
        }

        var random = new SeededRandom(seed);
        var changes = Enumerable.Range(0, Mutations).Select(_ => (Offset: random.Next(golden.Length), Bits: (byte)(random.Next(2) == 0 ? 1 << random.Next(8) : 1 + random.Next(255)))).Distinct();
        foreach (var (offset, bits) in changes)
        {
            yield return ProbeInput.Reading(Mutation, root.Model, () => $"byte {offset} of the golden payload XOR {bits:X2}{suffix}", () => Changed(golden, offset, bits), Expectation.MayBeAnything);
        }
    }

    private static byte[] Changed(byte[] golden, int offset, byte bits)
    {
        var changed = golden.ToArray();
        changed[offset] ^= bits;
        return changed;
    }
}
