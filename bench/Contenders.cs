using System.CommandLine;
using System.Text.Json;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Makes docs/contenders.md of what <c>goldilocks verify --all --json</c> found.</summary>
internal static class Contenders
{
    /// <summary>Of the results, what is read here.</summary>
    private sealed record Verified(IReadOnlyList<VerifiedBuild> Serializers, IReadOnlyList<VerifiedPlace> Cells, IReadOnlyList<VerifiedSurprise> Surprises);

    private sealed record VerifiedBuild(string Serializer, string? Origin);

    private sealed record VerifiedPlace(string Serializer, string Variant, string Version, string Workload);

    private sealed record VerifiedSurprise(string Serializer, string Variant, string? Workload, Outcome Actual);

    public static Command Command()
    {
        var file = new Argument<string>("file") { Description = "What 'goldilocks verify --all --json' printed." };
        var command = new Command("contenders", "Makes docs/contenders.md: the serializers that no study compares, and their outcomes on every workload.") { file };
        command.SetAction(parsed => Make(parsed.GetValue(file)!));
        return command;
    }

    private static void Make(string file)
    {
        var root = Runs.InRepository();
        var known = ContenderFolders.Known(root);
        var verified = JsonSerializer.Deserialize<Verified>(File.ReadAllText(file), RunJson.File) ?? throw new RunFailedException($"'{file}' holds nothing.");
        RequireAgreement(verified, known);
        var workloads = verified.Cells.Select(cell => cell.Workload).Distinct().ToList();
        var variants = known.SelectMany(contender => VariantsOf(contender.Key, contender.Value.Facts, verified)).ToList();
        var page = Path.Combine(root, "docs", "contenders.md");
        WholeFile.Replace(page, output => output.Write(ContendersPage.Of(workloads, variants, known, ContenderFolders.Beside(root))));
        Console.WriteLine($"docs/contenders.md is made: {known.Count} serializers, {variants.Count} variants, {variants.Count(variant => variant.Tried is not null)} of them tried.");
    }

    private static void RequireAgreement(Verified verified, IReadOnlyDictionary<string, KnownContender> known)
    {
        var missing = known.Keys.Except(verified.Serializers.Select(built => built.Serializer)).ToList();
        if (missing.Count > 0)
        {
            throw new RunFailedException($"The file says nothing about {string.Join(", ", missing)}. Verify all: ./goldilocks verify --all --json");
        }

        // A program that could not be built here was not tried, and the page says so.
        if (verified.Surprises.FirstOrDefault(surprise => surprise.Workload is not null && known.ContainsKey(surprise.Serializer)) is { } surprise)
        {
            var place = new ContenderVariant(surprise.Serializer, surprise.Variant, Tried: null).Label + $" on {surprise.Workload}";
            throw new RunFailedException($"{place}: {surprise.Actual.Name} is not what facts.json expects. Mend the adapter or its facts.json, and verify again.");
        }
    }

    /// <summary>The variants that were verified. A program that could not be built does not say which it has, so its facts must.</summary>
    private static IEnumerable<ContenderVariant> VariantsOf(string serializer, SerializerFacts facts, Verified verified)
    {
        var isUsual = verified.Serializers.Where(built => built.Serializer == serializer).All(built => built.Origin is null);
        var tried = verified.Cells.Where(cell => cell.Serializer == serializer).Select(cell => new ContenderVariant(serializer, cell.Variant, isUsual ? cell.Version : cell.Version + ContendersPage.FromElsewhere)).Distinct().ToList();
        return tried.Count > 0 ? tried : NamedIn(facts).Prepend("").Distinct().Select(variant => new ContenderVariant(serializer, variant, Tried: null));
    }

    private static IEnumerable<string> NamedIn(SerializerFacts facts) => facts.Expected!.Exceptions.Select(rule => rule.Variant)
        .Concat(facts.VariantFormats?.Keys ?? []).Concat(facts.VariantTraits?.Keys ?? [])
        .Where(variant => variant.IndexOfAny(['*', '?']) < 0 && variant != "plain");
}
