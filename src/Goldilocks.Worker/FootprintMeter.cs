using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>Measures a value in memory, the same value after the serializer has read it, and whether the collector agrees.</summary>
internal static class FootprintMeter
{
    /// <summary>Enough bytes to make the collector's granularity of some kilobytes negligible.</summary>
    private const long CheckedBytes = 4 << 20;

    public static GraphAnswer Measure(BoundVariant bound, bool check)
    {
        TypeLayout.EnsureKnown();
        var value = GraphWalk.Of(bound.Value);
        return new GraphAnswer(
            value.Objects,
            value.Bytes,
            [.. GraphSize.Components.Select(component => new GraphPart(component.ToString().ToLowerInvariant(), value.CountOf(component), value.BytesOf(component)))],
            bound.LastRead is { } read && bound.Partial is null ? ReadOf(read) : null,
            check ? Check(bound) : null);
    }

    private static ReadGraph ReadOf(object read)
    {
        var size = GraphWalk.Of(read);
        return new ReadGraph(size.Objects, size.Bytes);
    }

    /// <summary>
    /// Makes copies that share nothing, walks those very copies, and asks the collector by how much its heap has grown after a full collection. Copies are taken
    /// because a new value refers to strings that existed before, such as literals.
    /// </summary>
    private static CollectorCheck Check(BoundVariant bound)
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
        return new CollectorCheck(copies.Length, GraphWalk.Of(copies).Bytes, retained, allocated);
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
