using Goldilocks.Reporting.Choosing;

namespace Goldilocks.Report.Tests;

/// <summary>Draws questions that the page and the command can both be asked.</summary>
internal static class RandomQuestion
{
    private static readonly double[] s_reads = [0, 1, 1, 1, 2, 5, 10, 50, 1000];
    private static readonly Aim[] s_aims = [Aim.Time, Aim.Time, Aim.Size, Aim.Allocation, Aim.Start];
    private static readonly string[] s_names = ["MemoryPack", "Newtonsoft.Json (BSON)", "System.Text.Json (references) 10.0.12", "BinaryFormatter", "protobuf-net", "Nothing.Like.It"];
    private static readonly string[] s_workloads = [.. ExampleMarket.Places.Select(place => $"{place.Workload}@{place.Size}"), "order@4"];

    /// <summary>Draws one; most ask for little, so that most have an answer.</summary>
    public static Wishes Next(Random random)
    {
        var share = random.NextDouble() * 0.16;
        return new Wishes(
            Switch.All.Select(one => one.Requirement).Where(_ => random.NextDouble() < share).ToHashSet(),
            s_aims[random.Next(s_aims.Length)],
            s_reads[random.Next(s_reads.Length)],
            Sometimes(random, 0.15) ? random.Next(300, 3000) : null,
            Sometimes(random, 0.15) ? random.Next(1, 2000) : null,
            Workloads: Sometimes(random, 0.25) ? [s_workloads[random.Next(s_workloads.Length)]] : [],
            Allowed: Sometimes(random, 0.15) ? [s_names[random.Next(s_names.Length)]] : [],
            From: Sometimes(random, 0.2) ? s_names[random.Next(s_names.Length)] : null);
    }

    private static bool Sometimes(Random random, double share) => random.NextDouble() < share;
}
