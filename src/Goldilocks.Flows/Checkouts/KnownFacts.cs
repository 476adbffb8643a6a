using Goldilocks.Catalog;
using Goldilocks.Figures.Studies;

namespace Goldilocks.Flows.Checkouts;

/// <summary>What is known of each serializer, from its <c>facts.json</c>: marks in the tables, columns of the roundup's CSV, claims of the studies.</summary>
public static class KnownFacts
{
    /// <summary>By serializer; those without the file are left out, since users' own adapters need none.</summary>
    /// <param name="checkout">Where the serializers are.</param>
    /// <param name="adapters">Folders of adapters beside <c>serializers/</c>.</param>
    /// <exception cref="FactsException">A file is damaged.</exception>
    public static IReadOnlyDictionary<string, SerializerFacts> Read(Checkout checkout, IEnumerable<string> adapters) => checkout.Serializers(adapters)
        .Select(folder => (folder.Name, Facts: Of(checkout, folder)))
        .Where(serializer => serializer.Facts is not null)
        .ToDictionary(serializer => serializer.Name, serializer => serializer.Facts!);

    /// <summary>The same for a finished run: only the facts of a damaged file are missing, and the file is reported.</summary>
    /// <param name="checkout">Where the serializers are.</param>
    /// <param name="adapters">The folders of the run; folders that do not exist any more are left out.</param>
    /// <param name="warn">Takes a text for each damaged file.</param>
    public static IReadOnlyDictionary<string, SerializerFacts> ReadSound(Checkout checkout, IEnumerable<string> adapters, Action<string> warn)
    {
        var facts = new Dictionary<string, SerializerFacts>();
        foreach (var folder in checkout.Serializers(adapters.Where(Directory.Exists)))
        {
            try
            {
                if (Of(checkout, folder) is { } found)
                {
                    facts[folder.Name] = found;
                }
            }
            catch (FactsException exception)
            {
                warn(exception.Message);
            }
        }

        return facts;
    }

    /// <summary>The facts of one serializer with its recorded probes; null where it has no facts.</summary>
    /// <exception cref="FactsException">A file is damaged.</exception>
    public static SerializerFacts? Of(Checkout checkout, SerializerFolder folder) =>
        FactsFile.ReadFor(folder) is { } facts ? facts with { Probed = RecordedProbesFile.Read(checkout.Root, folder.Name) } : null;

    /// <summary>The facts that the studies' claims refer to.</summary>
    public static IReadOnlyDictionary<string, StudyFacts> ForStudies(IReadOnlyDictionary<string, SerializerFacts> facts) =>
        facts.ToDictionary(serializer => serializer.Key, serializer => new StudyFacts(Maintenance.Of(serializer.Value).IsInMaintenanceMode, serializer.Value.Licence));
}
