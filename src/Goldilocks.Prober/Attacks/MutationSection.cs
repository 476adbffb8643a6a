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
            ? Mutated(roots[_changes[number].Root], _changes[number])
            : Drawn(roots[DrawOf(number) % roots.Count], RandomOf(seed, DrawOf(number)));

        private int DrawOf(int number) => Mutations + number - _changes.Count;

        private static SeededRandom RandomOf(ulong seed, int draw) => new(seed + (ulong)draw);

        private static Change Draw(IReadOnlyList<IRoot> roots, int draw, SeededRandom random)
        {
            var root = draw % roots.Count;
            var offset = random.Next(roots[root].GoldenPayload.Length);
            return new Change(root, offset, (byte)(random.Next(2) == 0 ? 1 << random.Next(8) : 1 + random.Next(255)));
        }

        private static ProbeInput Mutated(IRoot root, Change change)
        {
            return ProbeInput.Reading(Probe, root.Model, () => $"byte {change.Offset} of the golden payload XOR {change.Bits:X2}", Make, Expectation.MayBeAnything);

            byte[] Make()
            {
                var bytes = root.GoldenPayload.ToArray();
                bytes[change.Offset] ^= change.Bits;
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

    /// <summary>Bits of one byte that are turned over.</summary>
    /// <param name="Root">Which of the roots.</param>
    /// <param name="Offset">Of the byte in its golden payload.</param>
    /// <param name="Bits">Those that change.</param>
    private readonly record struct Change(int Root, int Offset, byte Bits);
}
