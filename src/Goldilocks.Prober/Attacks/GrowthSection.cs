using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>H10 and H19, as far as no format is needed: keys that collide, long values, and streams that give one byte a read. Time must grow with the input and no faster.</summary>
public sealed class GrowthSection : Section
{
    private const string Flood = "H10";
    private const string Quadratic = "H19";
    private const int Keys = 10_000;
    private const int Length = 200_000;
    private const int StreamLength = 100_000;

    /// <inheritdoc/>
    public override string Name => "growth";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : AttackTexts.NoRoot;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. subject.Open(model => model is ICollidingModel or IGrowingModel).Where(root => root.WhyNotRead is null && root.WhyNotWrite is null).SelectMany(Inputs)]);

    private static IEnumerable<ProbeInput> Inputs(IRoot root)
    {
        if (root.Workload is ICollidingModel colliding)
        {
            yield return Reading(Flood, root, "keys that all have one hash code", count => root.WriteObject(colliding.OfEntries(count)), Keys, payload => root.ReadOwn(payload));
        }

        if (root.Workload is IGrowingModel growing)
        {
            yield return Reading(Quadratic, root, "a long value", length => root.WriteObject(growing.OfLength(length)), Length, payload => root.ReadOwn(payload));
            if (root.TakesStreams)
            {
                yield return Reading(Quadratic, root, "a long value from a stream that gives one byte a read", length => root.WriteObject(growing.OfLength(length)), StreamLength, payload => root.ReadStream(new DribblingStream(payload)));
            }
        }
    }

    private static ProbeInput Reading(string probe, IRoot root, string words, Func<int, byte[]> write, int count, Func<byte[], object?> read)
    {
        byte[] small = [];
        byte[] large = [];
        return ProbeInput.Acting(probe, root.Model, () => words, Direction.Reading, () => Growth.Check(() => read(small), () => read(large)), Expectation.MayBeAnything) with
        {
            Prepare = () => (small, large) = (write(count), write(2 * count)),
        };
    }
}
