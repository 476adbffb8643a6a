using System.CommandLine;
using System.Globalization;
using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Cli.Display;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary>
/// <c>goldilocks list</c>: every serializer with its version and outcome, every workload with its sizes, the runtimes; or, with
/// <c>--facts</c>, what is known of every serializer.
/// </summary>
internal static class ListCommand
{
    public static Command Create()
    {
        var serializers = SharedOptions.Serializers();
        var sources = SharedOptions.Sources();
        var adapters = SharedOptions.Adapters();
        var retry = new Option<bool>("--retry") { Description = "Asks the package sources again for what they lacked." };
        var facts = new Option<bool>("--facts") { Description = "Shows what is known of each serializer instead: format, licence, maintenance, safety. Builds nothing." };
        var command = new Command("list", "Shows serializers, workloads and runtimes; builds what has changed.") { serializers, sources, adapters, retry, facts };
        command.SetAction(parsed =>
        {
            var folders = Chosen(parsed.GetValue(serializers) ?? [], parsed.GetValue(adapters) ?? []);
            return parsed.GetValue(facts) ? ListFacts(folders) : List(folders, parsed.GetValue(sources) ?? [], parsed.GetValue(retry));
        });
        return command;
    }

    private static List<SerializerFolder> Chosen(IReadOnlyList<string> patterns, IReadOnlyList<string> adapters)
    {
        var folders = Repository.Serializers(PlanFactory.FullPaths(adapters));
        if (patterns.Count == 0)
        {
            return [.. folders];
        }

        var chosen = Selection.Serializers([.. patterns.Select(SerializerPattern.Parse)], [.. folders.Select(folder => folder.Name)])
            .Select(match => match.Name)
            .ToHashSet();
        return [.. folders.Where(folder => chosen.Contains(folder.Name))];
    }

    private static int ListFacts(IReadOnlyList<SerializerFolder> folders)
    {
        FactsDisplay.Write([.. folders.Select(folder => (folder.Name, FactsFile.ReadFor(folder)))]);
        return ExitCodes.Success;
    }

    private static int List(IReadOnlyList<SerializerFolder> folders, IReadOnlyList<string> sources, bool retry)
    {
        using var interruption = new Interruption();
        using var building = BuildStep.Run([.. folders.Select(folder => new BuildRequest(folder, null, sources))], retry, interruption.Token);

        WriteSerializers(building.Built.Events);
        WriteWorkloads(building.Built.Ready);
        WriteCodecs();
        WriteRuntimes(building.Built.Ready);
        return ExitCodes.Success;
    }

    /// <summary>By their facts: a codec is built only when a run asks for it.</summary>
    private static void WriteCodecs() => AnsiConsole.WriteLine("codecs for run --compress: " + string.Join(", ", Repository.Codecs([])
        .Select(codec => (codec.Name, CodecFacts.ReadFor(codec).Levels))
        .Select(codec => string.Create(CultureInfo.InvariantCulture, $"{codec.Name}:{codec.Levels.Minimum}..{codec.Levels.Maximum} ({codec.Levels.Default} without a level)"))));

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

    private static void WriteWorkloads(IReadOnlyList<ReadySerializer> ready)
    {
        if (ready.Count == 0)
        {
            AnsiConsole.WriteLine("No serializer could be built, so no workload can be listed; see the reasons above.");
            return;
        }

        var table = NewTable("workload", "sizes (default first)", "what it is");
        foreach (var workload in ready[0].Description.Workloads)
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

    private static void WriteRuntimes(IReadOnlyList<ReadySerializer> ready)
    {
        foreach (var runtime in ready.Select(serializer => serializer.Description.Runtime).Distinct())
        {
            AnsiConsole.WriteLine($"runtime: {runtime}");
        }
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
