namespace Goldilocks.Probing.Tests;

/// <summary>A mistake costs one line on standard error and exit code 2.</summary>
[Collection(nameof(TheFakes))]
public sealed class MistakesInTheRequest(ProbesOfTheFakes probes)
{
    [Fact]
    public void An_unknown_section_is_answered_with_those_that_there_are() =>
        AssertMistake("There is no section 'no-such-probe' for Probed. --only takes ", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/strict", "--only", "no-such-probe");

    [Fact]
    public void A_folder_without_probes_cannot_be_gone_on_with()
    {
        using var folder = new TemporaryFolder();
        AssertMistake($"'{folder.Path}' holds no probes", "--resume", folder.Path);
    }

    [Theory]
    [InlineData("--record")]
    [InlineData("--all")]
    public void Probes_that_quote_the_recorded_tables_are_neither_recorded_nor_held_against_them(string option)
    {
        using var folder = new TemporaryFolder();
        var machine = ProbeFolder.ReadInfo(probes.Folder).Machine;
        ProbeFolder.Start(folder["quoting"], new ProbeInfo(ProbeFolder.FormatVersion, "", DateTimeOffset.UtcNow, [], new ProbeSettings([], [], 1, [], [], 1, TrustsRecord: true), machine)).Dispose();

        AssertMistake("quotes the recorded tables, which says nothing new about them. Probe anew with ", "--resume", folder["quoting"], option);
    }

    [Fact]
    public void A_finding_that_is_recorded_nowhere_is_named() => AssertMistake("There is no finding 'NoSuch-H01-00000000'", "--repeat", "NoSuch-H01-00000000");

    [Fact]
    [Trait("Runs", "nightly")]
    public void Facts_that_are_damaged_are_named_with_their_line()
    {
        using var folder = new TemporaryFolder();
        foreach (var file in new[] { "Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props" })
        {
            File.WriteAllText(folder[file], $"<Project><Import Project=\"{Path.Combine(GoldilocksProgram.Fakes, file)}\" /></Project>");
        }

        // Not under the name of the honest fake, whose program other tests use.
        Directory.CreateDirectory(folder["Damaged"]);
        File.Copy(Path.Combine(GoldilocksProgram.Fakes, "Honest", "Adapter.cs"), Path.Combine(folder["Damaged"], "Adapter.cs"));
        File.WriteAllText(Path.Combine(folder["Damaged"], "Damaged.csproj"), "<Project Sdk=\"Microsoft.NET.Sdk\" />");
        File.WriteAllText(Path.Combine(folder["Damaged"], "facts.json"), "{ \"home\": 5 }");

        AssertMistake("facts.json(1): the value of 'home' is not of the kind that belongs there", "--adapters", folder.Path, "--serializers", "Damaged", "--only", "golden");
    }

    [Fact]
    public void Two_versions_of_one_serializer_have_no_room_in_one_recorded_table() => AssertMistake(
        "--record keeps one table for each serializer, and Newtonsoft.Json is asked for in 2 versions.", "--serializers", "Newtonsoft.Json/plain@13.0.3,Newtonsoft.Json/plain@13.0.4", "--only", "capabilities", "--record");

    private static void AssertMistake(string message, params string[] arguments)
    {
        using var folder = new TemporaryFolder();
        string[] output = arguments.Any(argument => argument is "--resume" or "--repeat") ? [] : ["--output", folder["probes"]];

        var ended = InProcess.Run(["probe", .. arguments, .. output]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains(message, Assert.Single(ended.Errors.TrimEnd().Split('\n')), StringComparison.Ordinal);

        // The same command without the mistake can be given the same folder.
        Assert.False(Directory.Exists(folder["probes"]));
    }
}
