using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;

namespace Goldilocks.Worker.Footprints;

/// <summary>What a value takes in memory, what it takes once the serializer has read it, and whether the collector agrees.</summary>
internal static class FootprintMeter
{
    /// <summary>Enough bytes that the collector's own granularity, some kilobytes, does not show.</summary>
    private const long CheckedBytes = 4 << 20;

    public static Frame Measure(BoundVariant bound, bool check)
    {
        TypeLayout.EnsureKnown();
        var value = GraphWalk.Of(bound.Value);
        var answer = new Frame(Verbs.Graph).With("objects", value.Objects).With("bytes", value.Bytes);
        foreach (var component in GraphSize.Components)
        {
            answer.With("component", FormattableString.Invariant($"{component.ToString().ToLowerInvariant()} {value.CountOf(component)} {value.BytesOf(component)}"));
        }

        if (bound.LastRead is { } read && bound.Partial is null)
        {
            var size = GraphWalk.Of(read);
            answer.With("read-objects", size.Objects).With("read-bytes", size.Bytes);
        }

        return check ? WithCheck(answer, bound) : answer;
    }

    /// <summary>
    /// Makes copies that share nothing, walks those very copies, and asks the collector by how much its heap has grown after a full collection. Copies are taken
    /// because a value that was just created refers to strings that were there before, such as literals.
    /// </summary>
    private static Frame WithCheck(Frame answer, BoundVariant bound)
    {
        var copies = new object[Math.Clamp(CheckedBytes / Math.Max(1, GraphWalk.Of(bound.Copy()).Bytes), 1, 100_000)];
        Collect();
        var retained = GC.GetTotalMemory(forceFullCollection: false);
        var allocated = GC.GetAllocatedBytesForCurrentThread();
        for (var i = 0; i < copies.Length; i++)
        {
            copies[i] = bound.Copy();
        }

        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        Collect();
        retained = GC.GetTotalMemory(forceFullCollection: false) - retained;
        return answer
            .With("check-copies", copies.Length)
            .With("check-walked-bytes", GraphWalk.Of(copies).Bytes)
            .With("check-retained-bytes", retained)
            .With("check-allocated-bytes", allocated);
    }

    private static void Collect()
    {
        for (var i = 0; i < 2; i++)
        {
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: true, compacting: true);
            GC.WaitForPendingFinalizers();
        }
    }
}
