using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>A study of the user's own is a file: its tables are filled, and its run needs the file no more.</summary>
public sealed class OwnStudies : IDisposable
{
    private const string Mine = """
        {
          "formatVersion": 1,
          "name": "mine",
          "title": "What we measured in May",
          "published": { "source": "our wiki", "date": "2026-05-04", "machine": "a laptop", "runtime": ".NET 8", "method": "not stated" },
          "plan": { "workloads": ["person@1"], "quickWorkloads": ["person@1"], "serializers": ["Honest"], "hint": "Take --quick." },
          "counterparts": [
            { "label": "our best", "serializer": "Honest" },
            { "label": "our old one", "because": "it was written by hand and is gone" }
          ],
          "tables": [
            {
              "name": "times", "title": "Writing a person", "items": ["our best", "our old one"], "baseline": "our best",
              "at": { "workload": "person", "size": 1, "measure": "serializeTime", "unit": "ns" },
              "groups": [ { "label": "write", "published": [5000, 12500] } ]
            }
          ],
          "claims": [],
          "notes": []
        }
        """;

    private readonly TemporaryFolder _folder = new();

    private string File => _folder["mine.json"];

    [Fact]
    public void Its_tables_are_filled_and_stay_so_when_the_file_is_gone()
    {
        System.IO.File.WriteAllText(File, Mine);

        var run = Run("--study", File, "--output", _folder["run"]);

        Assert.True(run.ExitCode == 0, run.Output + run.Errors);
        Assert.Contains("What we measured in May", run.Output, StringComparison.Ordinal);
        var study = System.IO.File.ReadAllText(Path.Combine(_folder["run"], "study.md"));
        Assert.Contains("12,500", study, StringComparison.Ordinal);
        Assert.Contains("it was written by hand and is gone", study, StringComparison.Ordinal);
        Assert.Equal(Mine, System.IO.File.ReadAllText(Path.Combine(_folder["run"], "own-study.json")));

        System.IO.File.Delete(File);
        var resumed = InProcess.Run(["run", "--resume", _folder["run"]]);
        Assert.True(resumed.ExitCode == 0, resumed.Output + resumed.Errors);
        Assert.Contains("What we measured in May", resumed.Output, StringComparison.Ordinal);
        var page = InProcess.Run(["report", _folder["run"], "--output", _folder["page.html"]]);
        Assert.True(page.ExitCode == 0, page.Output + page.Errors);
    }

    [Theory]
    [InlineData("\"hint\"", "\"hnit\"", "line 6: there is no member 'plan.hnit'")]
    [InlineData("\"name\": \"mine\"", "\"name\": \"yours\"", "it says that its name is 'yours'")]
    [InlineData("person@1\"], \"quick", "person@2\"], \"quick", "the quick plan has person of size 1, which the plan does not have")]
    public void A_damaged_file_is_one_line_that_names_it_and_nothing_is_built(string from, string to, string cause)
    {
        System.IO.File.WriteAllText(File, Mine.Replace(from, to, StringComparison.Ordinal));

        var ended = InProcess.Run(Typed("--study", File, "--output", _folder["run"]));

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.Equal($"error: The study's file '{File}' cannot be used: {cause}. docs/studies.md describes such a file.", ended.Errors.TrimEnd());
        Assert.False(Directory.Exists(_folder["run"]), "a run was begun");
    }

    [Fact]
    public void A_file_that_is_not_there_is_no_mistyped_name()
    {
        var ended = InProcess.Run(Typed("--study", _folder["nowhere.json"]));

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("there is no such file", ended.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_dry_run_says_what_it_would_measure()
    {
        System.IO.File.WriteAllText(File, Mine);

        var ended = Run("--study", File, "--dry-run", "--json");

        using var json = JsonDocument.Parse(ended.Output);
        Assert.Contains("Honest", ended.Output, StringComparison.Ordinal);
        Assert.Contains("person", ended.Output, StringComparison.Ordinal);
    }

    public void Dispose() => _folder.Dispose();

    private static Finished Run(params string[] options) => InProcess.Run(Typed(options));

    private static string[] Typed(params string[] options) => ["run", .. options, "--adapters", GoldilocksProgram.Fakes, "--baseline", "Honest", "--launches", "1", "--set", GoldilocksProgram.ShortSettings];
}
