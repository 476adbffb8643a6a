using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>A variant of a serializer that no study compares.</summary>
/// <param name="Serializer">Its folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Tried">The version whose round trips were verified; null when its package could not be had.</param>
/// <param name="Untried">Workloads that are not verified with that version; null for none.</param>
internal sealed record ContenderVariant(string Serializer, string Variant, string? Tried, IReadOnlyList<string>? Untried = null)
{
    /// <summary>The same, not verified on further workloads. What could not be had was verified on none.</summary>
    public ContenderVariant With(IEnumerable<string> untried) =>
        Tried is not null && (Untried ?? []).Union(untried).ToList() is { Count: > 0 } all ? this with { Untried = all } : this;

    public bool IsUntried(string workload) => Untried?.Contains(workload) == true;

    public string Label => Serializer + (Variant.Length == 0 ? "" : $" ({Variant})");
}

/// <summary>What is known of a contender without trying it.</summary>
/// <param name="Facts">Of its <c>facts.json</c>.</param>
/// <param name="Pinned">The version in its project file; null for what comes with the runtime.</param>
internal sealed record KnownContender(SerializerFacts Facts, string? Pinned);

/// <summary>What the page shows beside the contenders.</summary>
/// <param name="Facts">Of all serializers, by name.</param>
/// <param name="LookedAt">Markdown, written by a person: what was looked at and is not compared.</param>
internal sealed record BesideContenders(IReadOnlyDictionary<string, SerializerFacts> Facts, string LookedAt);

/// <summary>docs/contenders.md: what each contender does with every workload. A pure function, and the way back to the variants that it shows.</summary>
internal static class ContendersPage
{
    private const string Runtime = "the runtime's";
    private const string NotTried = "no";
    private const string Added = "?";

    /// <summary>Behind a version whose package did not come from the usual source.</summary>
    public const string FromElsewhere = " +";

    private const int WorkloadsFrom = 3;
    private static readonly string[] s_heading = ["contender", "pinned", "tried"];

    /// <summary>The page's text.</summary>
    /// <param name="workloads">Names, in the order of a run.</param>
    /// <param name="variants">In the order of the rows.</param>
    /// <param name="known">By the serializer's name.</param>
    /// <param name="around">What stands beside the contenders.</param>
    public static string Of(IReadOnlyList<string> workloads, IReadOnlyList<ContenderVariant> variants, IReadOnlyDictionary<string, KnownContender> known, BesideContenders around)
    {
        var output = new StringWriter();
        output.Write(Introduction(known.Count, variants.Count));
        output.Write("\n## Outcomes\n");
        WriteOutcomes(output, workloads, variants, known);
        output.Write($"\n{string.Join(", ", workloads.Select((workload, index) => string.Create(CultureInfo.InvariantCulture, $"{index + 1} `{workload}`")))}.\n");
        output.Write("\n## Why not\n");
        WriteReasons(output, workloads, variants, known);
        output.Write("\n## Facts\n");
        WriteFacts(output, known);
        output.Write("\n## Named instead\nOf all serializers in maintenance mode, what their maintainers say to use instead, by their own texts. The sources are in each one's `facts.json`.\n\n");
        Successors.Write(output, around.Facts);
        output.Write($"\n{around.LookedAt.ReplaceLineEndings("\n").Trim()}\n");
        return output.ToString();
    }

    /// <summary>The variants and workloads that a page shows.</summary>
    public static (IReadOnlyList<string> Workloads, IReadOnlyList<ContenderVariant> Variants) Read(string page)
    {
        var lines = page.ReplaceLineEndings("\n").Split('\n');
        var table = lines.SkipWhile(line => !line.StartsWith($"| {s_heading[0]} |", StringComparison.Ordinal)).Skip(2).TakeWhile(line => line.StartsWith('|'));
        var named = lines.First(line => line.StartsWith("1 `", StringComparison.Ordinal)).Split('`').Where((_, index) => index % 2 == 1);
        string[] workloads = [.. named];
        return (workloads, [.. table.Select(line => line.Trim('|', ' ').Split(" | ")).Select(cells => Variant(cells).With(workloads.Where((_, index) => cells[WorkloadsFrom + index] == Added)))]);
    }

    private static ContenderVariant Variant(string[] cells)
    {
        var (label, variant) = (cells[0], cells[0].IndexOf(" (", StringComparison.Ordinal));
        var tried = cells[WorkloadsFrom - 1] == NotTried ? null : cells[WorkloadsFrom - 1];
        return variant < 0 ? new ContenderVariant(label, "", tried) : new ContenderVariant(label[..variant], label[(variant + 2)..^1], tried);
    }

    private static string Introduction(int serializers, int variants) => FormattableString.Invariant($"""
        # Contenders

        {serializers} serializers, in {variants} variants, that none of the five [studies](studies.md) compares, and what each does with every [workload](workloads.md).

            ./goldilocks verify --all --json > verified.json
            dotnet run -c Release --project bench -- contenders verified.json

        make this page. What could not be verified keeps its row, so `--serializers NAME` is enough in place of `--all`. An outcome is the one that the serializer's [facts.json](facts.md) expects; the second command makes no page while a verified one
        is another. A test holds what is on the page to the facts.

        - `=`: it is written, read back and equal. `s`: it is only written. `d`: it is only read. `-`: unsupported, for the reason below. `W`: the answer is wrong. `F`: it fails. `C`: its process ends.
          `{Added}`: the workload was added after that version was tried.
        - `pinned`: the version that the adapter names. `tried`: the version whose round trips were verified when the page was made. `+` behind it: its
          package came by `--source`, built from its sources (of that release, or the newest where that one could not be had), because the usual source has none. `{NotTried}`: its package, or its schema compiler, could not be had on that machine, so the outcomes are those that its facts expect, and
          variants that its facts do not name are missing. `--source FOLDER` adds a folder of packages.

        """).ReplaceLineEndings("\n");

    private static void WriteOutcomes(StringWriter output, IReadOnlyList<string> workloads, IReadOnlyList<ContenderVariant> variants, IReadOnlyDictionary<string, KnownContender> known)
    {
        MarkdownTable.WriteRow(output, [.. s_heading, .. Enumerable.Range(1, workloads.Count).Select(number => number.ToString(CultureInfo.InvariantCulture))]);
        MarkdownTable.WriteRow(output, Enumerable.Repeat(MarkdownTable.Left, WorkloadsFrom + workloads.Count));
        foreach (var row in variants)
        {
            var contender = known[row.Serializer];
            var cells = workloads.Select(workload => row.IsUntried(workload) ? Added : Symbol(contender.Facts.Expected!, row.Variant, workload));
            MarkdownTable.WriteRow(output, [row.Label, contender.Pinned ?? Runtime, row.Tried ?? NotTried, .. cells]);
        }
    }

    /// <summary>The same letters as in the table of <c>goldilocks verify</c>.</summary>
    private static string Symbol(ExpectedOutcomes expected, string variant, string workload)
    {
        var (whole, write, read) = (expected.Of(variant, workload), expected.Of(variant, workload, Operation.Serialize), expected.Of(variant, workload, Operation.Deserialize));
        return whole switch
        {
            nameof(Measured) when read != nameof(Measured) => "s",
            nameof(Measured) when write != nameof(Measured) => "d",
            nameof(Measured) => "=",
            nameof(Unsupported) => "-",
            _ => whole[..1],
        };
    }

    private static void WriteReasons(StringWriter output, IReadOnlyList<string> workloads, IReadOnlyList<ContenderVariant> variants, IReadOnlyDictionary<string, KnownContender> known)
    {
        var reasons = from row in variants
                      from workload in workloads
                      where !row.IsUntried(workload)
                      from rule in RulesOf(known[row.Serializer].Facts.Expected!, row.Variant, workload)
                      group (row.Label, workload) by (row.Serializer, rule.Outcome, rule.Why) into alike
                      select alike;
        foreach (var reason in reasons)
        {
            var places = reason.GroupBy(place => place.Label, place => place.workload)
                .GroupBy(places => Places([.. places.Distinct()], workloads), places => places.Key)
                .Select(alike => $"{string.Join(", ", alike)} on {alike.Key}");
            output.Write($"- {MarkdownTable.Escape(string.Join("; ", places))}: `{reason.Key.Outcome}`, {MarkdownTable.Escape(reason.Key.Why ?? "")}.\n");
        }
    }

    /// <summary>The shorter of two ways to name them: themselves, or the others.</summary>
    private static string Places(IReadOnlyList<string> some, IReadOnlyList<string> all)
    {
        var others = all.Except(some).ToList();
        return others.Count == 0 ? "all workloads"
            : others.Count < some.Count ? $"all workloads but {string.Join(", ", others)}"
            : string.Join(", ", some);
    }

    /// <summary>What expects another outcome than a round trip, of the whole or else of one operation.</summary>
    private static IEnumerable<OutcomeRule> RulesOf(ExpectedOutcomes expected, string variant, string workload)
    {
        OutcomeRule? whole = expected.RuleOf(variant, workload);
        return whole is not null && whole.Outcome != nameof(Measured)
            ? [whole]
            : new[] { Operation.Serialize, Operation.Deserialize }.Select(operation => expected.RuleOf(variant, workload, operation)).OfType<OutcomeRule>().Where(rule => rule.Outcome != nameof(Measured));
    }

    private static void WriteFacts(StringWriter output, IReadOnlyDictionary<string, KnownContender> known)
    {
        MarkdownTable.WriteRow(output, ["contender", "format", "licence", "last release", "maintenance mode"]);
        MarkdownTable.WriteRow(output, Enumerable.Repeat(MarkdownTable.Left, 5));
        foreach (var (name, contender) in known.OrderBy(item => item.Key, StringComparer.OrdinalIgnoreCase))
        {
            var maintenance = Maintenance.Of(contender.Facts);
            var release = contender.Facts.LastRelease is { } last ? string.Create(CultureInfo.InvariantCulture, $"{last.Version}, {last.Date:yyyy-MM-dd}") : "not recorded";
            var mode = maintenance.IsInMaintenanceMode switch
            {
                true => $"yes: {string.Join("; ", maintenance.Reasons)}",
                false => "no",
                null => "not recorded",
            };
            MarkdownTable.WriteRow(output, [name, (contender.Facts.Format ?? "not recorded") + (contender.Facts.Columnar is null ? "" : ", columnar"), contender.Facts.Licence ?? "not recorded", release, mode]);
        }
    }
}
