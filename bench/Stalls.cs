using System.CommandLine;
using System.Globalization;
using Goldilocks.Load;

namespace Goldilocks.Bench;

/// <summary>A server that stands still for one second in ten: the open model's 99th percentile must show it, the closed model's cannot.</summary>
internal static class Stalls
{
    public static Command Command()
    {
        var rate = new Option<double>("--rate") { DefaultValueFactory = _ => 200 };
        var command = new Command("stalls", "The 99th percentile of an endpoint that stalls 1 s in every 10 s, at a fixed rate and in the closed model.") { rate };
        command.SetAction(parsed => Run(parsed.GetValue(rate)));
        return command;
    }

    private static int Run(double rate)
    {
        // Ten windows of two seconds, one after the other: two whole periods.
        string[] common =
        [
            "--adapters", Runs.InRepository("tests", "FakeSerializers"), "--serializers", "UnderLoad/stalls", "--workloads", "person",
            "--connections", "16", "--duration", "20s", "--warmup", "1s",
        ];
        var open = Figures([.. common, "--rate", rate.ToString(CultureInfo.InvariantCulture)]);
        var closed = Figures(common);
        Write("open model", open);
        Write("closed model", closed);
        return open.Percentile(99) > 5e8 && closed.Percentile(99) < 1e8 ? 0 : 1;
    }

    private static WindowFigures Figures(IEnumerable<string> options) => Runs.Load(options).Tables[0].Rows.Single(row => !row.IsCeiling).Figures!;

    private static void Write(string model, WindowFigures figures) => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"{model}: {figures.Samples:N0} requests, p50 {figures.Percentile(50) / 1e6:0.0} ms, p99 {figures.Percentile(99) / 1e6:0.0} ms from when they were due, {figures.ServicePercentile(99) / 1e6:0.0} ms from their sending, max {figures.Percentile(100) / 1e6:0.0} ms"));
}
