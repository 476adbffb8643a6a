using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Figures.Studies;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary>What is known of each serializer, from its <c>facts.json</c>: marks in the tables, columns of the roundup's CSV, claims of the studies.</summary>
internal static class FactsForReports
{
    /// <summary>By serializer; those without the file are left out, since users' own adapters need none.</summary>
    /// <param name="adapters">Folders of adapters beside <c>serializers/</c>.</param>
    /// <exception cref="FactsException">A file is damaged.</exception>
    public static IReadOnlyDictionary<string, SerializerFacts> Read(IEnumerable<string> adapters) => Repository.Serializers(adapters)
        .Select(folder => (folder.Name, Facts: FactsFile.ReadFor(folder)))
        .Where(serializer => serializer.Facts is not null)
        .ToDictionary(serializer => serializer.Name, serializer => serializer.Facts!);

    /// <summary>The same for a run that is over: a damaged file costs its own facts, and is named.</summary>
    /// <param name="adapters">As they were when it ran; those that are gone are left out.</param>
    public static IReadOnlyDictionary<string, SerializerFacts> ReadSound(IEnumerable<string> adapters)
    {
        var facts = new Dictionary<string, SerializerFacts>();
        foreach (var folder in Repository.Serializers(adapters.Where(Directory.Exists)))
        {
            try
            {
                if (FactsFile.ReadFor(folder) is { } found)
                {
                    facts[folder.Name] = found;
                }
            }
            catch (FactsException exception)
            {
                AnsiConsole.MarkupLineInterpolated(CultureInfo.InvariantCulture, $"[yellow]warning:[/] {exception.Message}");
            }
        }

        return facts;
    }

    /// <summary>What the studies' claims are about.</summary>
    public static IReadOnlyDictionary<string, StudyFacts> ForStudies(IReadOnlyDictionary<string, SerializerFacts> facts) =>
        facts.ToDictionary(serializer => serializer.Key, serializer => new StudyFacts(Maintenance.Of(serializer.Value).IsInMaintenanceMode, serializer.Value.Licence));
}
