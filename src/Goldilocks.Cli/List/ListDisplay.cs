using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.List;

/// <summary>What <c>goldilocks list</c> prints.</summary>
internal static class ListDisplay
{
    private const int LongestReason = 1_000;

    public static void Write(Listing listing)
    {
        WriteSerializers(listing);
        if (listing.Unbuilt.Count > 0)
        {
            AnsiConsole.WriteLine(CommandLines.AsTyped(string.Create(
                CultureInfo.InvariantCulture,
                $"{listing.Unbuilt.Count} of {listing.Unbuilt.Count + listing.Serializers.Count} serializers are not built yet; a run builds what it needs, and 'goldilocks list --build' builds them now.")));
        }

        WriteWorkloads(listing.Workloads);
        AnsiConsole.WriteLine("codecs for run --compress: " + string.Join(", ", listing.Codecs.Select(codec => string.Create(
            CultureInfo.InvariantCulture, $"{codec.Name}:{codec.Levels.Minimum}..{codec.Levels.Maximum} ({codec.Levels.Default} without a level)"))));
        foreach (var runtime in listing.Runtimes)
        {
            AnsiConsole.WriteLine($"runtime: {runtime}");
        }
    }

    private static void WriteSerializers(Listing listing)
    {
        var table = NewTable("serializer", "version", "outcome", "variants, or the reason");
        foreach (var serializer in listing.Serializers)
        {
            table.AddRow(
                Markup.Escape(serializer.Serializer),
                Markup.Escape(serializer.Version),
                serializer.Outcome?.Name ?? "Ready",
                Markup.Escape(string.Join("\n", Details(serializer))));
        }

        foreach (var serializer in listing.Unbuilt)
        {
            table.AddRow(Markup.Escape(serializer.Name), Markup.Escape(serializer.Version ?? ""), "", "[grey]not built yet[/]");
        }

        AnsiConsole.Write(table);
    }

    private static IEnumerable<string> Details(SerializerEvent serializer)
    {
        yield return serializer.Outcome is { } outcome
            ? OneLine.Shortened(outcome.Reason, LongestReason, whole: null)
            : string.Join(", ", serializer.Variants.Select(variant => VariantKey.NameOf(variant)));
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
