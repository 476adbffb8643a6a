using System.Diagnostics;
using Goldilocks.Results;

namespace Goldilocks.Flows;

/// <summary>Looks at the machine just before measuring, and reports conditions that would spoil the result.</summary>
internal static class MachineAdvice
{
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(200);

    /// <summary>One text for each thing that was noticed.</summary>
    public static IReadOnlyList<MachineCondition> Noticed()
    {
        var (first, started) = (MachineProbe.Look(), Stopwatch.GetTimestamp());
        Thread.Sleep(Look);
        var second = MachineProbe.Look();
        return
        [
            .. MachineConditions.Of(first, second, Stopwatch.GetElapsedTime(started), MachineProbe.FrameworkLook()),
#if DEBUG
            new("This is a debug build of Goldilocks. Serializers are always built for release, but the coordinator is slower: run with -c Release."),
#endif
        ];
    }
}
