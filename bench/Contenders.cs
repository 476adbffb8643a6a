using System.CommandLine;
using System.Text.Json;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Makes docs/contenders.md of what <c>goldilocks verify --json</c> found. Serializers that were not verified keep their rows, so that a person who adds one needs the packages of no other.</summary>
internal static class Contenders
{
    /// <summary>Of the results, what is read here.</summary>
    private sealed record Verified(IReadOnlyList<VerifiedBuild> Serializers, IReadOnlyList<VerifiedPlace> Cells, IReadOnlyList<VerifiedSurprise> Surprises);

    private sealed record VerifiedBuild(string Serializer, string? Origin);

    private sealed record VerifiedPlace(string Serializer, string Variant, string Version, string Workload);

    private sealed record VerifiedSurprise(string Serializer, string Variant, string? Workload, Outcome Actual);

    public static Command Command()
    {
        var file = new Argument<string>("file") { Description = "What 'goldilocks verify --all --json' printed, or 'goldilocks verify --serializers NAME --json'." };
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
        var page = Path.Combine(root, "docs", "contenders.md");
        var kept = ContendersPage.Read(File.ReadAllText(page));
        var workloads = Workloads([.. verified.Cells.Select(cell => cell.Workload).Distinct()], kept.Workloads);
        var asked = verified.Serializers.Select(built => built.Serializer).ToHashSet();
        var variants = known.SelectMany(contender => VariantsOf(contender.Key, verified, workloads) is { Count: > 0 } tried
            ? tried
            : Kept(contender.Key, contender.Value.Facts, kept, workloads, isAsked: asked.Contains(contender.Key))).ToList();
        RequireRows(known.Keys.Except(variants.Select(variant => variant.Serializer)));
        WholeFile.Replace(page, output => output.Write(ContendersPage.Of(workloads, variants, known, ContenderFolders.Beside(root))));
        Console.WriteLine($"docs/contenders.md is made: {known.Count} serializers, {variants.Count} variants, {variants.Count(variant => variant.Tried is not null)} of them tried; {known.Keys.Count(name => !asked.Contains(name))} serializers were not asked about and keep their rows.");
    }

    /// <summary>In the order of a run where all were verified.</summary>
    private static List<string> Workloads(IReadOnlyList<string> verified, IReadOnlyList<string> kept) => [.. kept.Except(verified).Any() ? kept.Union(verified) : verified];

    private static void RequireRows(IEnumerable<string> missing)
    {
        if (missing.ToList() is { Count: > 0 } names)
        {
            throw new RunFailedException($"Neither the file nor the page says anything about {string.Join(", ", names)}. Verify them: ./goldilocks verify --serializers {string.Join(',', names)} --json");
        }
    }

    private static void RequireAgreement(Verified verified, IReadOnlyDictionary<string, KnownContender> known)
    {
        // A program that could not be built here was not tried, and the page says so.
        if (verified.Surprises.FirstOrDefault(surprise => surprise.Workload is not null && known.ContainsKey(surprise.Serializer)) is { } surprise)
        {
            var place = new ContenderVariant(surprise.Serializer, surprise.Variant, Tried: null).Label + $" on {surprise.Workload}";
            throw new RunFailedException($"{place}: {surprise.Actual.Name} is not what facts.json expects. Mend the adapter or its facts.json, and verify again.");
        }
    }

    /// <summary>The variants that were verified.</summary>
    private static List<ContenderVariant> VariantsOf(string serializer, Verified verified, IReadOnlyList<string> workloads)
    {
        var isUsual = verified.Serializers.Where(built => built.Serializer == serializer).All(built => built.Origin is null);
        return [.. verified.Cells.Where(cell => cell.Serializer == serializer)
            .GroupBy(cell => (cell.Variant, cell.Version))
            .Select(cells => new ContenderVariant(serializer, cells.Key.Variant, isUsual ? cells.Key.Version : cells.Key.Version + ContendersPage.FromElsewhere).With(workloads.Except(cells.Select(cell => cell.Workload))))];
    }

    /// <summary>The rows of one that was not verified now: those that the page has. A program that was never built does not say which variants it has, so its facts must.</summary>
    private static IEnumerable<ContenderVariant> Kept(string serializer, SerializerFacts facts, (IReadOnlyList<string> Workloads, IReadOnlyList<ContenderVariant> Variants) page, IReadOnlyList<string> workloads, bool isAsked)
    {
        var rows = page.Variants.Where(variant => variant.Serializer == serializer).Select(variant => variant.With(workloads.Except(page.Workloads))).ToList();
        return isAsked && rows.All(row => row.Tried is null) ? NamedIn(facts).Prepend("").Distinct().Select(variant => new ContenderVariant(serializer, variant, Tried: null)) : rows;
    }

    private static IEnumerable<string> NamedIn(SerializerFacts facts) => facts.Expected!.Exceptions.Select(rule => rule.Variant)
        .Concat(facts.VariantFormats?.Keys ?? []).Concat(facts.VariantTraits?.Keys ?? [])
        .Where(variant => variant.IndexOfAny(['*', '?']) < 0 && variant != "plain");
}
