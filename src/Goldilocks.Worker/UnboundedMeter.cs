using Goldilocks.Payloads;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>Writes a value whose payload may be larger than any array.</summary>
internal static class UnboundedMeter
{
    /// <summary>Writes the value once.</summary>
    public static WroteAnswer Measure(BoundVariant bound)
    {
        var writer = new UnboundedWriter();
        var wall = Clock.WallNanoseconds();
        bound.WriteTo(writer);
        return new WroteAnswer(writer.Written, Clock.WallNanoseconds() - wall);
    }
}
