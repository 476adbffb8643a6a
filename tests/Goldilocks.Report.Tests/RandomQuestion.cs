using System.Globalization;
using Goldilocks.Choosing.Questions;

namespace Goldilocks.Report.Tests;

/// <summary>One question, for the page's address and for the command.</summary>
/// <param name="Address">As the page writes it.</param>
/// <param name="Wishes">As the command's options mean it.</param>
internal sealed record RandomQuestion(string Address, Wishes Wishes)
{
    private static readonly Requirement[] s_switches =
        [.. Enum.GetValues<Requirement>().Except([Requirement.TakesData, Requirement.MaximumPayload, Requirement.MaximumAllocation, Requirement.Runtimes])];

    private static readonly double[] s_reads = [0, 0.5, 1, 1, 1, 2, 10, 1000];
    private static readonly string[] s_names = ["MemoryPack", "Newtonsoft.Json (BSON)", "System.Text.Json (references) 10.0.12", "BinaryFormatter", "protobuf-net", "Nothing.Like.It"];
    private static readonly string[] s_workloads = [.. ExampleMarket.Places.Select(place => place.Workload), "bookshelf@100", "order@4"];

    /// <summary>Draws one; most ask for little, so that most have an answer.</summary>
    /// <param name="random">Of the draw.</param>
    /// <param name="number">Makes the address unlike all others.</param>
    public static RandomQuestion Next(Random random, int number)
    {
        var share = random.NextDouble() * 0.25;
        var required = s_switches.Where(_ => random.NextDouble() < share).ToHashSet();
        var aim = Enum.GetValues<Aim>()[random.Next(5)];
        var reads = s_reads[random.Next(s_reads.Length)];
        long? payload = Sometimes(random, 0.15) ? random.Next(300, 3000) : null;
        long? allocation = Sometimes(random, 0.15) ? random.Next(1, 2000) : null;
        string[] runtimes = Sometimes(random, 0.04) ? ["net8.0"] : [];
        string[] workloads = Sometimes(random, 0.25) ? [.. Enumerable.Range(0, random.Next(1, 3)).Select(_ => s_workloads[random.Next(s_workloads.Length)])] : [];
        string[] allowed = Sometimes(random, 0.15) ? [s_names[random.Next(s_names.Length)]] : [];
        var from = Sometimes(random, 0.2) ? s_names[random.Next(s_names.Length)] : null;
        var prices = aim is Aim.Cost ? new Prices(random.Next(10_000), random.Next(1_000_000), 0.04, 0.02, random.Next(3)) : null;
        var parts = new (string Name, string Value)[]
        {
            ("need", string.Join(',', required.Select(NameOf))),
            ("optimize", aim is Aim.Time ? "" : aim.ToString().ToLowerInvariant()),
            ("reads", Text(reads)),
            ("maxpayload", payload is { } most ? Text(most) : ""),
            ("maxallocation", allocation is { } largest ? Text(largest) : ""),
            ("runtimes", string.Join(',', runtimes)),
            ("count", string.Join(',', workloads)),
            ("allow", string.Join(',', allowed)),
            ("from", from ?? ""),
            ("prices", prices is null ? "" : string.Join(',', new[] { prices.MessagesPerSecond, prices.StoredMessages, prices.PerCoreHour, prices.PerStoredGigabyteMonth, prices.PerSentGigabyte }.Select(Text))),
            ("impact", Text(number)),
        };
        return new RandomQuestion(
            string.Join('&', parts.Where(part => part.Value.Length > 0).Select(part => $"{part.Name}={Uri.EscapeDataString(part.Value)}")),
            new Wishes(required, aim, reads, payload, allocation, runtimes, workloads, allowed, from, prices));
    }

    private static bool Sometimes(Random random, double share) => random.NextDouble() < share;

    private static string Text(double number) => number.ToString(CultureInfo.InvariantCulture);

    /// <summary>The option without its dashes; a licence has one kind only.</summary>
    private static string NameOf(Requirement requirement) => requirement.Option()![2..].Split(' ')[0];
}
