using Goldilocks.Catalog;
using Goldilocks.Reporting;

namespace Goldilocks.Commands;

/// <summary>What is known of each serializer, from its <c>facts.json</c>: marks in the tables, columns of the roundup's CSV, claims of the studies.</summary>
public static class KnownFacts
{
    /// <summary>By serializer; those without the file are left out, since users' own adapters need none.</summary>
    /// <param name="checkout">Where the serializers are.</param>
    /// <param name="adapters">Folders of adapters beside <c>serializers/</c>.</param>
    /// <param name="sources">Package sources that are asked for advisories, beside those of the NuGet configuration; null to ask none.</param>
    /// <exception cref="FactsException">A file is damaged.</exception>
    public static IReadOnlyDictionary<string, SerializerFacts> Read(Checkout checkout, IEnumerable<string> adapters, IReadOnlyList<string>? sources = null) =>
        Of(checkout, checkout.Serializers(adapters), sources);

    /// <summary>The same of some of them.</summary>
    /// <exception cref="FactsException">A file is damaged.</exception>
    internal static IReadOnlyDictionary<string, SerializerFacts> Of(Checkout checkout, IEnumerable<SerializerFolder> folders, IReadOnlyList<string>? sources)
    {
        var (published, abroad) = Beside(checkout, sources);
        return folders
            .DistinctBy(folder => folder.Name)
            .Select(folder => (folder.Name, Facts: Of(checkout, folder, published, abroad)))
            .Where(serializer => serializer.Facts is not null)
            .ToDictionary(serializer => serializer.Name, serializer => serializer.Facts!);
    }

    /// <summary>The same for a finished run: only the facts of a damaged file are missing, and the file is reported.</summary>
    /// <param name="checkout">Where the serializers are.</param>
    /// <param name="adapters">The folders of the run; folders that do not exist any more are left out.</param>
    /// <param name="sources">As above.</param>
    /// <param name="warn">Takes a text for each damaged file.</param>
    public static IReadOnlyDictionary<string, SerializerFacts> ReadSound(Checkout checkout, IEnumerable<string> adapters, IReadOnlyList<string>? sources, Action<string> warn)
    {
        var (published, abroad) = Beside(checkout, sources);
        var facts = new Dictionary<string, SerializerFacts>();
        foreach (var folder in checkout.Serializers(adapters.Where(Directory.Exists)))
        {
            try
            {
                if (Of(checkout, folder, published, abroad) is { } found)
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

    /// <summary>What is known of all libraries beside their own files: advisories by package, and by serializer what another language read.</summary>
    private static (PublishedAdvisories Published, Lazy<ILookup<string, RecordedExchange>> Abroad) Beside(Checkout checkout, IReadOnlyList<string>? sources) => (
        sources is null ? PublishedAdvisories.None : PublishedAdvisories.Ask(checkout, sources),
        new(() => RecordedExchange.Read(checkout.Root).Where(exchange => exchange.IsReadAbroad).ToLookup(exchange => exchange.Writer.Split('/')[0])));

    /// <summary>The facts of one serializer with its recorded probes, what is published about its package, and what another language read; null where it has no facts.</summary>
    private static SerializerFacts? Of(Checkout checkout, SerializerFolder folder, PublishedAdvisories published, Lazy<ILookup<string, RecordedExchange>> abroad) => FactsFile.ReadFor(folder) is { } facts
        ? facts with { Probed = RecordedProbesFile.Read(checkout.Root, folder.Name), SourceAdvisories = published.Of(facts.Package), ReadAbroad = [.. abroad.Value[folder.Name]] }
        : null;

    /// <summary>The facts that the studies' claims refer to.</summary>
    public static IReadOnlyDictionary<string, StudyFacts> ForStudies(IReadOnlyDictionary<string, SerializerFacts> facts) =>
        facts.ToDictionary(serializer => serializer.Key, serializer => new StudyFacts(Maintenance.Of(serializer.Value).IsInMaintenanceMode, serializer.Value.Licence));
}
