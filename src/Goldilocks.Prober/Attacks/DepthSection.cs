namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H06, H08 and H09: deep values written and read. The payload of a deep value is inferred from those of three shallow ones, or written by the library itself on a very large stack. H08 is
/// the same payload with its end spoiled, so that everything has to be unwound.
/// </summary>
public sealed class DepthSection : Section
{
    private const string Read = "H06";
    private const string Malformed = "H08";
    private const string Write = "H09";

    /// <summary>At most 4 MB are read: a longer payload is a heavy load rather than an attack.</summary>
    private const int LargestPayloadBytes = 4_000_000;

    private static readonly int[] s_levels = [64, 1_000, 20_000, 200_000];
    private static readonly int[] s_stacks = [Stacks.Small, Stacks.Large];

    /// <inheritdoc/>
    public override string Name => "depth";

    /// <inheritdoc/>
    public override bool IsFreshAfterOutOfMemory => true;

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Roots(subject).Any() ? null : "the variant takes no model whose values can be made of any depth";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. Roots(subject).SelectMany(root => Inputs(root, (IDeepModel)root.Workload))]);

    private static IEnumerable<IRoot> Roots(ISubject subject) => AttackedRoots.Of(subject).Where(root => root.Workload is IDeepModel);

    private static IEnumerable<ProbeInput> Inputs(IRoot root, IDeepModel model)
    {
        var payload = new DeepPayload(root, model);
        foreach (var stack in s_stacks)
        {
            foreach (var levels in s_levels.Where(levels => payload.BytesAt(levels) <= LargestPayloadBytes))
            {
                yield return At(levels, stack, ProbeInput.Reading(Read, root.Model, () => Words(levels, stack), () => payload.Make(levels), Expectation.MayBeAnything));
                yield return At(levels, stack, ProbeInput.Reading(Malformed, root.Model, () => Words(levels, stack) + ", the last tenth cut off", () => Spoil(payload.Make(levels)), Expectation.MayBeAnything));
            }

            foreach (var levels in s_levels.Where(_ => root.WhyNotWrite is null))
            {
                yield return At(levels, stack, Writing(root, model, levels, stack));
            }
        }
    }

    private static ProbeInput Writing(IRoot root, IDeepModel model, int levels, int stack)
    {
        Func<byte[]>? write = null;
        return ProbeInput.Acting(Write, root.Model, () => Words(levels, stack), Direction.Writing, () => write!(), Expectation.RefusedOrRight(written => DifferenceOf(levels, (byte[])written!))) with
        {
            // A conversion of ours may call itself for each level. That is not the library's doing, so it has all the room that it needs.
            Prepare = () => write = DeepPayload.OnLargeStack(() => root.PrepareToWrite(model.OfDepth(levels))),
        };

        // A level takes a byte, if it is there. Where there are fewer bytes, half of the levels show whether the rest is compressed or gone.
        string? DifferenceOf(int levels, byte[] written) => written.Length < levels && written.AsSpan().SequenceEqual(Refusable.OrNull(() => root.WriteObject(model.OfDepth(levels / 2))))
            ? FormattableString.Invariant($"{levels:N0} levels are written as {levels / 2:N0} are: the rest is cut off without an error")
            : null;
    }

    /// <summary>The deeper the heavier, on a stack of its own. A payload is made by the library itself where it cannot be inferred, whatever becomes of it then.</summary>
    private static ProbeInput At(int levels, int stack, ProbeInput input) => input with
    {
        StackBytes = stack,
        Rung = new Rung($"{input.Probe} {input.Model} {stack}", levels),
        RungOnAnyStack = new Rung($"{input.Probe} {input.Model}", levels),
        MakingRung = new Rung($"{input.Direction} {input.Model}", levels),
    };

    /// <summary>Only a tenth is kept from being read: most of the depth has been entered when the end is missed.</summary>
    private static byte[] Spoil(byte[] payload) => payload[..(payload.Length - Math.Max(1, payload.Length / 10))];

    private static string Words(int levels, int stack) => FormattableString.Invariant($"{levels:N0} levels on a stack of {stack / 1048576.0:0.#} MiB");
}
