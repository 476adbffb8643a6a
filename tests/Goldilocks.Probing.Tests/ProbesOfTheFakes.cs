using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Goldilocks.Probing.Tests;

/// <summary>One probing of fakes in <c>tests/FakeSerializers/Probed</c>, with every kind of attack that one of them is for. All tests of a collection look at what it found.</summary>
public abstract class ProbedFakes : IDisposable
{
    private const string Sections = "golden,prefixes,lengths,depth,growth,counts,types,type-names,yaml-types,xml-types,bson-types,bombs,json-attacks";
    private readonly TemporaryFolder _folder = new();
    private readonly Token _token = new();

    private protected ProbedFakes(IReadOnlyList<string> variants)
    {
        Folder = _folder["probes"];
        Ended = GoldilocksProgram.Run(
            ["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", string.Join(',', variants.Select(variant => $"Probed/{variant}")), "--only", Sections, "--output", Folder], _token.Environment);
        StillRunning = OperatingSystem.IsLinux() ? _token.FoundAfterAWhile() : [];
        Rows = GoldilocksProgram.Results(Folder, "probes.csv");
    }

    /// <summary>The folder of probes.</summary>
    public string Folder { get; }

    /// <summary>How the command ended.</summary>
    internal Finished Ended { get; }

    /// <summary>The processes that were still there afterwards.</summary>
    internal IReadOnlyList<string> StillRunning { get; }

    /// <summary>The rows of probes.csv.</summary>
    internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

    /// <summary>The findings of a variant.</summary>
    internal IReadOnlyList<IReadOnlyDictionary<string, string>> Findings(string variant) => [.. Rows.Where(row => row["variant"] == variant && row["kind"] == "finding")];

    /// <summary>The sections of which inputs were tried on a variant, as probes.jsonl has them.</summary>
    internal IReadOnlyList<string> Tried(string variant) =>
    [
        .. from line in File.ReadLines(Path.Combine(Folder, "probes.jsonl"))
           let recorded = JsonDocument.Parse(line).RootElement
           where recorded.GetProperty("event").GetString() == "section" && recorded.GetProperty("variant").GetString() == variant && recorded.GetProperty("section").GetProperty("tried").GetInt32() > 0
           select recorded.GetProperty("section").GetProperty("name").GetString()!,
    ];

    /// <summary>How many inputs a section of a variant has, and how many of them were tried.</summary>
    internal (int Inputs, int Tried) Section(string variant, string name) => (
        from line in File.ReadLines(Path.Combine(Folder, "probes.jsonl"))
        let recorded = JsonDocument.Parse(line).RootElement
        where recorded.GetProperty("event").GetString() == "section" && recorded.GetProperty("variant").GetString() == variant
        let section = recorded.GetProperty("section")
        where section.GetProperty("name").GetString() == name
        select (section.GetProperty("inputs").GetInt32(), section.GetProperty("tried").GetInt32())).Single();

    /// <summary>The grades of a variant in one direction, joined by spaces.</summary>
    internal string Grades(string variant, string direction) =>
        string.Join(' ', Rows.Where(row => row["variant"] == variant && row["kind"] == "grade" && row["direction"] == direction).Select(row => row["verdict"]));

    /// <summary>A variant has these grades, each joined by spaces.</summary>
    internal void AssertGrades(string variant, string reading, string writing) => Assert.Equal((reading, writing), (Grades(variant, "reading"), Grades(variant, "writing")));

    /// <summary>The one finding of a variant is of this probe and this model.</summary>
    internal void AssertOnlyFinding(string variant, string probe, string model)
    {
        var finding = Assert.Single(Findings(variant));
        Assert.Equal((probe, model), (finding["probe"], finding["model"]));
    }

    /// <summary>An exception of the adapter stands beside the grade, and happens again.</summary>
    internal void AssertAdapterFault(string variant, string thrown)
    {
        var fault = Assert.Single(Rows, row => row["variant"] == variant && row["kind"] == "adapter-threw");
        Assert.Equal(("reading", ""), (fault["direction"], fault["verdict"]));
        Assert.StartsWith($"{thrown}: ", fault["happened"], StringComparison.Ordinal);
        Assert.True(int.Parse(fault["alike"], CultureInfo.InvariantCulture) > 1);
        Assert.Contains($"{fault["id"]}: Probed ({variant}): the adapter of Goldilocks threw ", Ended.Output, StringComparison.Ordinal);
        Assert.Contains($" times: {thrown}; this is not an answer of the library", Ended.Output, StringComparison.Ordinal);
        Assert.Matches("withstands( \\(part\\))? \\(adapter\\)", Regex.Replace(Ended.Output, @"\s+", " "));

        var repeated = InProcess.Run(["probe", "--repeat", fault["id"], "--output", Folder]);

        Assert.Equal((0, ""), (repeated.ExitCode, repeated.Errors));
        Assert.Contains("the adapter of Goldilocks threw, which is not an answer of the library.", repeated.Output, StringComparison.Ordinal);
    }

    /// <summary>A finding that is repeated by its ID is a finding again.</summary>
    internal void AssertHappensAgain(string variant)
    {
        var repeated = InProcess.Run(["probe", "--repeat", Findings(variant)[0]["id"], "--output", Folder]);

        Assert.Equal((0, ""), (repeated.ExitCode, repeated.Errors));
        Assert.Contains("It happened again", repeated.Output, StringComparison.Ordinal);
    }

    /// <summary>Where its own payload ends a variant, it has that row, and its other sections are not called tried.</summary>
    internal void AssertEndsAtItsOwnPayload(string variant, string reading, string writing)
    {
        AssertGrades(variant, reading, writing);
        Assert.Equal("H00", Assert.Single(Findings(variant))["probe"]);
        Assert.Contains($"cut short: Probed ({variant}): bombs, bson-types, counts, depth, growth,", Ended.Output, StringComparison.Ordinal);
        Assert.Contains("its own payload ends the process or never comes back", Ended.Output, StringComparison.Ordinal);
    }

    /// <summary>A format has a section of its own for names of classes, and a reader that obeys them is found by it.</summary>
    internal void AssertNamesAreTried(string format)
    {
        Assert.Equal($"{format}-types", Assert.Single(Tried($"{format}-obeys"), section => section.EndsWith("-types", StringComparison.Ordinal)));
        Assert.Equal(["H11", "H11.polymorphic", "H12"], Findings($"{format}-obeys").Select(finding => finding["probe"]).Order(StringComparer.Ordinal));
        Assert.Equal($"{format}-types", Assert.Single(Tried($"{format}-refuses"), section => section.EndsWith("-types", StringComparison.Ordinal)));
    }

    public void Dispose()
    {
        _folder.Dispose();
        GC.SuppressFinalize(this);
    }
}

/// <summary>One for each grade and each way to it, and the nearest to it that is innocent.</summary>
public sealed class ProbesOfTheFakes() : ProbedFakes(
[
    "strict", "trusts-names", "registered-names", "looks-up-names", "recursive", "iterative", "believes-lengths", "inflates", "floods", "fills-gaps", "undocumented",
    "adapter-throws", "refuses-to-write-deep", "writes-too-much", "reads-nothing", "tires", "poisoned", "dies-reading", "dies-writing",
    "differs-alone", "forks",
]);

/// <summary>The others: the same grades by other means, more that come near, and those that have to be waited for.</summary>
public sealed class ProbesOfMoreFakes() : ProbedFakes(
[
    "yaml-obeys", "yaml-refuses", "callback-throws", "reads-texts-only", "swallows-memory", "keeps-names", "yaml-registered", "xml-obeys", "xml-refuses", "xml-registered", "bson-obeys", "bson-refuses", "bson-registered", "hangs-deep", "wraps-levels", "inflates-to-a-limit", "floods-by-guids",
    "floods-by-texts", "draws-hash-codes", "believes-two-counts", "compares-two-counts", "white-space", "open-ended", "asks-for-too-long-arrays", "leaves-it-to-the-runtime", "adapter-refuses",
    "answers-another-class", "throws-from-compiled-code", "throws-inlined", "task-fails", "swallows-too-long-arrays", "tires-and-is-wrong", "never-the-same", "dies-of-memory", "hangs", "fills-the-disk", "stays",
]);

[CollectionDefinition(nameof(TheFakes))]
public sealed class TheFakes : ICollectionFixture<ProbesOfTheFakes>;

[CollectionDefinition(nameof(MoreFakes))]
public sealed class MoreFakes : ICollectionFixture<ProbesOfMoreFakes>;
