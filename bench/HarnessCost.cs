using System.CommandLine;
using System.Globalization;

namespace Goldilocks.Bench;

/// <summary>The cost of the loop around an operation, measured with adapters that do nothing, that await nothing, or that await a single write.</summary>
internal static class HarnessCost
{
    public static Command Command()
    {
        var command = new Command("overhead", "Time and allocation of an empty operation.");
        command.SetAction(_ => Run());
        return command;
    }

    private static int Run()
    {
        var provenance = new Provenance();
        var cells = Runs.Measure(
            [
                "--quick", "--async", "--adapters", Runs.InRepository("tests", "FakeSerializers"),
                "--serializers", "Empty,Awaiting/nothing,Awaiting/one write", "--workloads", "person",
            ],
            provenance)
            .Where(cell => cell.IsMeasured && cell.Cell.Key.Serializer is ("Empty" or "Awaiting"))
            .ToList();
        provenance.Print();
        Console.WriteLine("| operation | ns | bytes allocated |");
        Console.WriteLine("| --- | ---: | ---: |");
        foreach (var cell in cells)
        {
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {cell.Cell.Key.Label()} {cell.Cell.Key.Operation} | {cell.Nanoseconds!.Value:0.00} | {cell.Allocation!.Bytes} |"));
        }

        // The generic variant adds the price of a call into code that the JIT shares between classes; every adapter that is generic pays it.
        var loop = cells.Where(cell => cell.Cell.Key.Variant.Length == 0).ToList();
        return loop.Count > 0 && loop.All(cell => cell.Nanoseconds!.Value < 2) && cells.All(cell => cell.Allocation!.Bytes == 0) ? 0 : 1;
    }
}
