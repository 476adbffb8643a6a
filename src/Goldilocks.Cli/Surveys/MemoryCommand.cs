using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Surveys;

/// <summary><c>goldilocks memory</c>: the memory that operations on large payloads need while they run, and the serializers that can write more than 2 GB.</summary>
internal static class MemoryCommand
{
    private static readonly NumberRange s_heapLimit = new(1, 65_536, "gigabytes");

    public static Command Create()
    {
        var options = new MemoryOptions();
        var select = options.Select;
        var command = new HelpedCommand(
            "memory",
            "Measures peak heap, peak working set and time in garbage collections while large payloads are written and read; with --past-2gb, shows which serializers write more than an array can hold.",
            "a serializer fails, crashes, hangs, runs out of memory or answers wrongly, or nothing could be measured")
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes, options.Operations, options.PastTwoGigabytes])
            .With(HelpedCommand.How, options.HeapLimit)
            .With(HelpedCommand.Where, select.Sources, select.Adapters)
            .For("memory --serializers 'System.*' --workloads bookshelf@100000", "Those in the box on a hundred thousand books")
            .For("memory --past-2gb", "Which of them write more than 2 GB");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var flow = new MemoryFlow(Here.Checkout(), output.Display());
            return parsed.GetValue(options.PastTwoGigabytes)
                ? Stretch(parsed, options, flow, output, interruption.Token)
                : Measure(parsed, options, flow, output, interruption.Token);
        });
    }

    private static int Measure(ParseResult parsed, MemoryOptions options, MemoryFlow flow, CommandOutput output, CancellationToken cancellation)
    {
        var needs = flow.Take(
            options.Select.Of(parsed),
            parsed.GetValue(options.Operations) ?? [],
            parsed.GetValue(options.HeapLimit),
            needs => ShowAtOnce(needs, output),
            cancellation);
        output.Show(needs, () => { });
        return ExitCodes.Of(MemoryFlow.EndingOf([.. needs.Select(need => need.Outcome)]));
    }

    /// <summary>A table is printed as soon as it is complete, JSON once at the end.</summary>
    private static void ShowAtOnce(IReadOnlyList<MemoryNeed> needs, CommandOutput output)
    {
        if (!output.IsJson)
        {
            MemoryConsole.Write(AnsiConsole.Console, needs);
        }
    }

    private static int Stretch(ParseResult parsed, MemoryOptions options, MemoryFlow flow, CommandOutput output, CancellationToken cancellation)
    {
        var selected = options.Select.Of(parsed);
        if (selected.Workloads.Count > 0 || selected.Sizes.Count > 0)
        {
            throw new UserErrorException("--past-2gb brings its own workload and size; remove --workloads and --sizes.");
        }

        var results = flow.Stretch(selected, parsed.GetValue(options.HeapLimit), cancellation);
        output.Show(results, () => MemoryConsole.Write(AnsiConsole.Console, results));
        return ExitCodes.Of(MemoryFlow.EndingOf([.. results.Select(result => result.Outcome)]));
    }

    private sealed class MemoryOptions
    {
        public SelectOptions Select { get; } = new();

        public Option<string[]> Operations { get; } = SharedOptions.Operations();

        public Option<bool> PastTwoGigabytes { get; } = new("--past-2gb") { Description = "Writes a value of more than 2 GB instead, to a destination that discards it; needs about 12 GB of memory." };

        public Option<int?> HeapLimit { get; } = s_heapLimit.Whole(
            "--heap-limit", "The most that a worker's heap may have; a quarter of the memory when absent, half of it with --past-2gb. At most the memory of the machine.");
    }
}
