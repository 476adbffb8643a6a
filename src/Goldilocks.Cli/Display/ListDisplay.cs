using System.Globalization;
using Goldilocks.Flows;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>What <c>goldilocks list</c> prints.</summary>
internal static class ListDisplay
{
    public static void Write(Listing listing)
    {
        WriteSerializers(listing.Serializers);
        WriteWorkloads(listing.Workloads);
        AnsiConsole.WriteLine("codecs for run --compress: " + string.Join(", ", listing.Codecs.Select(codec => string.Create(
            CultureInfo.InvariantCulture, $"{codec.Name}:{codec.Levels.Minimum}..{codec.Levels.Maximum} ({codec.Levels.Default} without a level)"))));
        foreach (var runtime in listing.Runtimes)
        {
            AnsiConsole.WriteLine($"runtime: {runtime}");
        }
    }

    private static void WriteSerializers(IReadOnlyList<SerializerEvent> serializers)
    {
        var table = NewTable("serializer", "version", "outcome", "variants, or the reason");
        foreach (var serializer in serializers)
        {
            table.AddRow(
                Markup.Escape(serializer.Serializer),
                Markup.Escape(serializer.Version),
                serializer.Outcome?.Name ?? "Ready",
                Markup.Escape(string.Join("\n", Details(serializer))));
        }

        AnsiConsole.Write(table);
    }

    private static IEnumerable<string> Details(SerializerEvent serializer)
    {
        yield return serializer.Outcome?.Reason
            ?? string.Join(", ", serializer.Variants.Select(variant => variant.Length == 0 ? "plain" : variant));
        if (serializer.Origin is { } origin)
        {
            yield return $"from {origin}";
        }

        foreach (var note in serializer.Notes)
        {
            yield return note;
        }
    }

    private static void WriteWorkloads(IReadOnlyList<WorkloadInfo> workloads)
    {
        if (workloads.Count == 0)
        {
            AnsiConsole.WriteLine("No serializer could be built, so no workload can be listed; see the reasons above.");
            return;
        }

        var table = NewTable("workload", "sizes (default first)", "what it is");
        foreach (var workload in workloads)
        {
            var sizes = workload.Sizes.Where(size => size != workload.DefaultSize).Prepend(workload.DefaultSize);
            var parameters = workload.Parameters.Select(parameter => string.Create(CultureInfo.InvariantCulture, $"; {parameter.Key} {parameter.Value}"));
            table.AddRow(
                workload.Name,
                string.Join(", ", sizes.Select(size => size.ToString("N0", CultureInfo.InvariantCulture))) + " " + workload.Unit + string.Concat(parameters),
                Markup.Escape(workload.Description) + (workload.IsInDefaultRun ? "" : " [grey](only when named)[/]"));
        }

        AnsiConsole.Write(table);
    }

    private static Table NewTable(params string[] columns)
    {
        var table = new Table { Border = TableBorder.Rounded };
        foreach (var column in columns)
        {
            table.AddColumn(column);
        }

        return table;
    }
}
