using System.Diagnostics;

namespace Goldilocks.Running.Scheduling;

/// <summary>The cores that this process may use; whoever wants slices on some of them only starts Goldilocks on those.</summary>
internal static class Cores
{
    private static readonly IReadOnlyList<int> Allowed = Read();

    /// <summary>Each round takes the next one, so that no launch rests on a single core; null where the operating system does not tell them.</summary>
    public static int? OfRound(int round) => Allowed.Count == 0 ? null : Allowed[round % Allowed.Count];

    private static int[] Read()
    {
        if (!OperatingSystem.IsLinux() && !OperatingSystem.IsWindows())
        {
            return [];
        }

        using var process = Process.GetCurrentProcess();
        var mask = (ulong)process.ProcessorAffinity;
        return [.. Enumerable.Range(0, 64).Where(core => (mask >> core & 1) == 1)];
    }
}
