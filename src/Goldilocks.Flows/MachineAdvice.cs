using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Flows;

/// <summary>Looks at the machine just before measuring, and reports conditions that would spoil the result.</summary>
internal static class MachineAdvice
{
    private const double BusyShareWorthSaying = 0.10;
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(200);

    /// <summary>One text for each thing that was noticed.</summary>
    public static IEnumerable<string> Noticed()
    {
        if (MachineProbe.BusyShare(Look) is { } busy && busy > BusyShareWorthSaying)
        {
            yield return string.Create(
                CultureInfo.InvariantCulture,
                $"Before measuring began, other processes used {busy:0 %} of this machine. Ratios bear it, times do not: close what you can and run again.");
        }

#if DEBUG
        yield return "This is a debug build of Goldilocks. Serializers are always built for release, but the coordinator is slower: run with -c Release.";
#endif
    }
}
