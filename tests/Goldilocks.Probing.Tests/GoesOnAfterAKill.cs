using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Probing.Tests;

/// <summary>A probing that is killed goes on where it was, and two at once do not meet.</summary>
[Collection(nameof(TheFakes))]
public sealed class GoesOnAfterAKill(ProbesOfTheFakes probes)
{
    private const string Some = "golden,prefixes,lengths,growth";
    private static readonly string[] s_variants = ["strict", "undocumented", "fills-gaps"];
    private readonly Token _token = new();

    [LinuxFact(Token.Reason)]
    public void A_probing_that_is_killed_leaves_nothing_and_goes_on_without_losing_or_doubling_anything()
    {
        using var folder = new TemporaryFolder();
        var run = folder["probes"];
        var events = Path.Combine(run, "probes.jsonl");
        using (var process = GoldilocksProgram.StartUntil(Command(run), () => File.Exists(events) && Sections(events).Count >= 5, _token.Environment))
        {
            GoldilocksProgram.Signal(process, "KILL");
            process.WaitForExit();
        }

        Assert.Empty(_token.FoundAfterAWhile());
        var before = Sections(events);

        var resumed = InProcess.Run(["probe", "--resume", run]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        var after = Sections(events);
        Assert.Equal(before, after.Take(before.Count));
        Assert.Equal(s_variants.Length * Some.Split(',').Length, after.Count);
        Assert.Equal(after.Distinct(), after);
        Assert.Equal(Expected(), Found(run));
        Assert.False(Directory.Exists(Path.Combine(run, "scratch")));
    }

    [UnixFact("The process is ended by a signal.")]
    [Trait("Runs", "nightly")]
    public void A_probing_that_is_killed_before_anything_was_tried_goes_on_too()
    {
        using var folder = new TemporaryFolder();
        var run = folder["probes"];
        using (var process = GoldilocksProgram.StartUntil(Command(run), () => File.Exists(Path.Combine(run, "probe.json"))))
        {
            GoldilocksProgram.Signal(process, "KILL");
            process.WaitForExit();
        }

        var resumed = InProcess.Run(["probe", "--resume", run]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        Assert.Equal(Expected(), Found(run));
    }

    /// <summary>Such as one that a Ctrl-C ended while it said what it can be asked.</summary>
    [Fact]
    public void A_program_that_was_not_ready_is_asked_for_again_and_the_last_answer_counts()
    {
        using var folder = new TemporaryFolder();
        var run = folder["probes"];
        Assert.Equal(0, InProcess.Run(Command(run)).ExitCode);
        var events = Path.Combine(run, "probes.jsonl");
        var program = ProbeFolder.ReadEvents(run).OfType<ProgramProbed>().Single();
        File.WriteAllText(events, JsonSerializer.Serialize<ProbeEvent>(program with { Variants = [], Outcome = new Crashed(130, "ended") }, RunJson.Line) + "\n");

        var resumed = InProcess.Run(["probe", "--resume", run]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        Assert.Null(ProbeFolder.ReadEvents(run).OfType<ProgramProbed>().Single().Outcome);
        Assert.Equal(Expected(), Found(run));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void Two_probings_at_once_find_what_each_would_find_alone()
    {
        using var folder = new TemporaryFolder();
        using var first = GoldilocksProgram.Start(Command(folder["first"]));
        using var second = GoldilocksProgram.Start(Command(folder["second"]));

        var ended = new[] { first, second }.Select(process => Task.Run(() => GoldilocksProgram.ToTheEnd(process))).Select(task => task.Result).ToList();

        Assert.All(ended, finished => Assert.Equal((0, ""), (finished.ExitCode, finished.Errors)));
        Assert.Equal(Expected(), Found(folder["first"]));
        Assert.Equal(Expected(), Found(folder["second"]));
    }

    private static string[] Command(string folder) =>
        ["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", string.Join(',', s_variants.Select(variant => $"Probed/{variant}")), "--only", Some, "--output", folder];

    /// <summary>The whole lines that are there, each as variant and section. The last one may be written at this moment.</summary>
    private static List<string> Sections(string events)
    {
        using var reader = new StreamReader(new FileStream(events, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        return [.. reader.ReadToEnd().Split('\n')[..^1].Where(line => line.Contains("\"event\":\"section\"", StringComparison.Ordinal)).Select(line =>
        {
            using var section = JsonDocument.Parse(line);
            return $"{section.RootElement.GetProperty("variant")}: {section.RootElement.GetProperty("section").GetProperty("name")}";
        })];
    }

    private static List<string> Found(string folder) => [.. GoldilocksProgram.Results(folder, "probes.csv").Where(row => row["kind"] == "finding").Select(Text).Order(StringComparer.Ordinal)];

    private List<string> Expected() => [.. s_variants.SelectMany(probes.Findings).Select(Text).Order(StringComparer.Ordinal)];

    private static string Text(IReadOnlyDictionary<string, string> finding) => $"{finding["variant"]}: {finding["id"]}: {finding["what"]}: {finding["happened"]}: {finding["alike"]}";
}
