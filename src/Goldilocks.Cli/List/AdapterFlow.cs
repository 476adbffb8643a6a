using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.List;

/// <summary>An adapter as its library's author is asked about it.</summary>
/// <param name="Name">Of its folder.</param>
/// <param name="Version">That it pins; null where the library comes with the runtime.</param>
/// <param name="Facts">What is recorded of the library; null where nothing is.</param>
/// <param name="Files">Its sources: the path in the folder, and the text.</param>
/// <param name="Notes">How it uses the library, as docs/adapters.md tells it; null where it tells nothing.</param>
/// <param name="Figures">Of recorded runs (<c>results/</c>); none where no run has the version.</param>
/// <param name="Known">What is known to be unfair or doubtful, each with its row.</param>
public sealed record AdapterSheet(string Name, string? Version, SerializerFacts? Facts, IReadOnlyList<AdapterFile> Files, string? Notes, IReadOnlyList<Standing> Figures, IReadOnlyList<KnownDoubt> Known)
{
    /// <summary>What an author is asked; docs/reviews.md has the same list.</summary>
    public static IReadOnlyList<string> Questions { get; } =
    [
        "Are these the options that you would advise for speed, with an application's own data?",
        "Is an object kept between calls that should not be, or made for each call that should be kept?",
        "Is an entry point used that you would not advise, and which one instead?",
        "Is a workload declared `Unsupported` that the library can do?",
    ];
}

/// <summary>A source of an adapter.</summary>
/// <param name="Path">In its folder, with slashes.</param>
/// <param name="Text">All of it.</param>
public sealed record AdapterFile(string Path, string Text);

/// <summary>Something that speaks against a row's figures.</summary>
/// <param name="Row">The variant and the workload.</param>
/// <param name="What">The outcome that is expected instead of a figure, or the doubt.</param>
/// <param name="Why">The reason; empty where none is recorded.</param>
public sealed record KnownDoubt(string Row, string What, string Why);

/// <summary>Everything that an author needs to judge an adapter; builds nothing.</summary>
public sealed class AdapterFlow(Checkout checkout)
{
    private static readonly string[] s_sources = [".cs", ".csproj", ".props", ".targets", ".proto", ".fbs", ".bop", ".avsc", ".capnp", ".bond"];

    /// <param name="name">Of the serializer.</param>
    /// <param name="adapters">Folders of adapters beside the repository's.</param>
    /// <exception cref="UserErrorException">There is none of that name.</exception>
    public AdapterSheet Sheet(string name, IReadOnlyList<string> adapters)
    {
        var all = checkout.Serializers(Requested.Folders(adapters));
        var real = checkout.Defaults.NameOf(name) ?? name;
        var folder = all.FirstOrDefault(folder => folder.Name.Equals(real, StringComparison.OrdinalIgnoreCase))
            ?? throw new UserErrorException($"There is no adapter '{name}'. To see all: goldilocks list");
        var facts = KnownFacts.Of(checkout, [folder], sources: null).GetValueOrDefault(folder.Name);
        var version = PinnedPackage.Of(folder)?.Version;
        return new(
            folder.Name,
            version,
            facts,
            [.. Sources(folder.Path)],
            InPage("adapters.md", folder.Name).FirstOrDefault(),
            [.. Standing.Of(RecordedRun.ReadAll(checkout.Root)).Where(row => row.Row.Serializer == folder.Name && (version is null || row.Row.Version == version))],
            [.. InPage("reviews.md", folder.Name).Select(text => new KnownDoubt("the adapter", "unfair", text)), .. DoubtsOf(facts?.Expected)]);
    }

    private static IEnumerable<AdapterFile> Sources(string folder) => Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
        .Select(file => (Full: file, Path: System.IO.Path.GetRelativePath(folder, file).Replace('\\', '/')))
        .Where(file => s_sources.Contains(System.IO.Path.GetExtension(file.Path), StringComparer.OrdinalIgnoreCase) && !file.Path.Split('/').Any(part => part is "bin" or "obj"))
        .OrderBy(file => file.Path, StringComparer.Ordinal)
        .Select(file => new AdapterFile(file.Path, File.ReadAllText(file.Full)));

    /// <summary>The rest of the rows that begin with the name, in a table of that page; none where an installed tool brings no documentation along.</summary>
    private IEnumerable<string> InPage(string page, string name)
    {
        var (path, begin) = (Path.Combine(checkout.Root, "docs", page), $"| {name} | ");
        return File.Exists(path) ? File.ReadLines(path).Where(line => line.StartsWith(begin, StringComparison.Ordinal)).Select(line => line[begin.Length..].TrimEnd('|', ' ')) : [];
    }

    private static IEnumerable<KnownDoubt> DoubtsOf(ExpectedOutcomes? expected) => expected is null ? [] :
    [
        .. expected.Exceptions.Where(rule => rule.Outcome != nameof(Measured)).Select(rule => new KnownDoubt(Row(rule.Variant, rule.Workload), rule.Outcome, rule.Why ?? "")),
        .. (expected.Violations ?? []).Select(rule => new KnownDoubt(Row(rule.Variant, rule.Workload), $"fails the check {rule.Check}", rule.Why)),
    ];

    private static string Row(string variant, string workload) => $"{(variant == "*" ? "all variants" : variant)} on {(workload == "*" ? "all workloads" : workload)}";
}
