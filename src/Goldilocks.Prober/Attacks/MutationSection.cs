using Goldilocks.Values;

namespace Goldilocks.Prober.Attacks;

/// <summary>H02: one bit or one byte of a golden payload changed, and random bytes. Another value is no wrong answer; death, exhaustion and foreign exceptions count.</summary>
public sealed class MutationSection : Section
{
    private const string Probe = "H02";
    private const int Mutations = 10_000;
    private const int RandomPayloads = 1_000;
    private const int LongestRandomBytes = 64;

    /// <inheritdoc/>
    public override string Name => "mutations";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.Of(subject).Count == 0 ? AttackTexts.NoRoot : null;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new Inputs(AttackedRoots.Of(subject), seed);

    /// <summary>Each number seeds a generator of its own, so that no input depends on those before it.</summary>
    private sealed class Inputs(IReadOnlyList<IRoot> roots, ulong seed) : IInputs
    {
        public int Count => Mutations + RandomPayloads;

        public ProbeInput this[int number]
        {
            get
            {
                var random = new SeededRandom(seed + (ulong)number);
                var root = roots[number % roots.Count];
                return number < Mutations ? Mutated(root, random) : Drawn(root, random);
            }
        }

        private static ProbeInput Mutated(IRoot root, SeededRandom random)
        {
            var offset = random.Next(root.GoldenPayload.Length);
            var change = (byte)(random.Next(2) == 0 ? 1 << random.Next(8) : 1 + random.Next(255));
            return ProbeInput.Reading(Probe, root.Model, () => $"byte {offset} of the golden payload XOR {change:X2}", Make, Expectation.MayBeAnything);

            byte[] Make()
            {
                var bytes = root.GoldenPayload.ToArray();
                bytes[offset] ^= change;
                return bytes;
            }
        }

        private static ProbeInput Drawn(IRoot root, SeededRandom random)
        {
            var bytes = new byte[1 + random.Next(LongestRandomBytes)];
            random.Fill(bytes);
            return ProbeInput.Reading(Probe, root.Model, () => $"{bytes.Length} random bytes", () => bytes.ToArray(), Expectation.MayBeAnything);
        }
    }
}
