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

    /// <summary>Each draw seeds a generator of its own, so that no input depends on those before it. A change of a short payload is drawn several times; it is tried once, because the same bytes have the same answer.</summary>
    private sealed class Inputs(IReadOnlyList<IRoot> roots, ulong seed) : IInputs
    {
        private readonly IReadOnlyList<Change> _changes = [.. Enumerable.Range(0, Mutations).Select(draw => Draw(roots, draw, RandomOf(seed, draw))).Distinct()];

        public int Count => _changes.Count + RandomPayloads;

        public ProbeInput this[int number] => number < _changes.Count
            ? _changes[number].Flip.Input(roots[_changes[number].Root])
            : Drawn(roots[DrawOf(number) % roots.Count], RandomOf(seed, DrawOf(number)));

        private int DrawOf(int number) => Mutations + number - _changes.Count;

        private static SeededRandom RandomOf(ulong seed, int draw) => new(seed + (ulong)draw);

        private static Change Draw(IReadOnlyList<IRoot> roots, int draw, SeededRandom random)
        {
            var root = draw % roots.Count;
            return new Change(root, Flip.Draw(roots[root], random));
        }

        private static ProbeInput Drawn(IRoot root, SeededRandom random)
        {
            var bytes = new byte[1 + random.Next(LongestRandomBytes)];
            random.Fill(bytes);
            return ProbeInput.Reading(Probe, root.Model, () => $"{bytes.Length} random bytes", () => bytes.ToArray(), Expectation.MayBeAnything);
        }
    }

    /// <summary>A change of one golden payload.</summary>
    /// <param name="Root">Which of the roots.</param>
    /// <param name="Flip">What is changed.</param>
    private readonly record struct Change(int Root, Flip Flip);

    /// <summary>Bits of one byte that are turned over.</summary>
    /// <param name="Offset">Of the byte in a golden payload.</param>
    /// <param name="Bits">Those that change.</param>
    internal readonly record struct Flip(int Offset, byte Bits)
    {
        /// <summary>One bit or all that one byte may become, of any byte.</summary>
        public static Flip Draw(IRoot root, SeededRandom random) => new(random.Next(root.GoldenPayload.Length), (byte)(random.Next(2) == 0 ? 1 << random.Next(8) : 1 + random.Next(255)));

        /// <summary>The golden payload with this change.</summary>
        /// <param name="root">The root.</param>
        /// <param name="suffix">What the words of the input end with.</param>
        public ProbeInput Input(IRoot root, string suffix = "")
        {
            var (offset, bits) = (Offset, Bits);
            return ProbeInput.Reading(Probe, root.Model, () => $"byte {offset} of the golden payload XOR {bits:X2}{suffix}", Make, Expectation.MayBeAnything);

            byte[] Make()
            {
                var bytes = root.GoldenPayload.ToArray();
                bytes[offset] ^= bits;
                return bytes;
            }
        }
    }
}
