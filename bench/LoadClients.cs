using System.CommandLine;
using System.Globalization;
using Goldilocks.Load;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Whether the built-in load client is fast enough to be trusted: its requests a second against wrk's, on the endpoint that answers ready bytes.</summary>
internal static class LoadClients
{
    private const double Wanted = 0.8;

    public static Command Command()
    {
        var repeats = Counts.Option("--repeats", 5, "Load tests of each client, in alternation.");
        var options = new Argument<string[]>("options") { Description = "For goldilocks load, after --." };
        var command = new Command("load-client", "The built-in client against wrk on the null endpoint; at least 80 % are wanted.") { repeats, options };
        command.SetAction(parsed => Run(parsed.GetValue(repeats), parsed.GetValue(options) ?? []));
        return command;
    }

    private static int Run(int repeats, IReadOnlyList<string> options)
    {
        var ratios = new List<double>();
        for (var repeat = 0; repeat < repeats; repeat++)
        {
            // ABBA: a change of the machine meanwhile affects both alike.
            string[] order = repeat % 2 == 0 ? ["builtin", "wrk"] : ["wrk", "builtin"];
            var rates = order.ToDictionary(client => client, client => Ceiling(client, options));
            ratios.Add(rates["builtin"].RequestsPerSecond / rates["wrk"].RequestsPerSecond);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"built-in {rates["builtin"].RequestsPerSecond:N0} requests/s with {rates["builtin"].ClientCores:0.00} cores, wrk {rates["wrk"].RequestsPerSecond:N0}: {ratios[^1]:0.000}"));
        }

        var interval = OrderStatistics.OfRatios(ratios);
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"the built-in client reaches {interval.Value:0.000} [{interval.Low:0.000}-{interval.High:0.000}] of wrk; wanted {Wanted}"));
        return interval.Value >= Wanted ? 0 : 1;
    }

    private static WindowFigures Ceiling(string client, IReadOnlyList<string> options) =>
        Runs.Load(["--client", client, "--workloads", "person", "--connections", "16", "--duration", "6s", "--serializers", "Honest", "--adapters", Runs.InRepository("tests", "FakeSerializers"), .. options])
            .Tables[0].Rows.Single(row => row.IsCeiling).Figures!;
}
