using System.Text.Json;

namespace Goldilocks.Probing.Tests;

/// <summary>One probing of all fakes in <c>tests/FakeSerializers/Probed</c>, with every kind of attack that one of them is for. All tests of this collection look at what it found.</summary>
public sealed class ProbesOfTheFakes : IDisposable
{
    private const string Sections = "golden,prefixes,lengths,depth,growth,counts,types,type-names,yaml-types,xml-types,bson-types,bombs,json-attacks";
    private readonly TemporaryFolder _folder = new();
    private readonly Token _token = new();

    public ProbesOfTheFakes()
    {
        Folder = _folder["probes"];
        Ended = GoldilocksProgram.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed", "--only", Sections, "--output", Folder], _token.Environment);
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

    public void Dispose() => _folder.Dispose();
}

[CollectionDefinition(nameof(TheFakes))]
public sealed class TheFakes : ICollectionFixture<ProbesOfTheFakes>;
