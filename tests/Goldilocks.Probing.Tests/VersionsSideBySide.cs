namespace Goldilocks.Probing.Tests;

/// <summary>Two versions of one serializer are probed in one command, each for itself.</summary>
[Collection(nameof(TheFakes))]
public sealed class VersionsSideBySide
{
    [Fact]
    [Trait("Runs", "nightly")]
    public void Each_version_has_its_own_table_sections_and_payloads()
    {
        using var folder = new TemporaryFolder();
        var run = folder["probes"];

        var probed = InProcess.Run(["probe", "--serializers", "Newtonsoft.Json/plain@13.0.3,Newtonsoft.Json/plain@13.0.4", "--only", "golden,prefixes", "--output", run]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        Assert.Contains("2 of 2 serializers were probed, 2 variants", probed.Output, StringComparison.Ordinal);
        Assert.Equal(["13.0.3", "13.0.4"], GoldilocksProgram.Results(run, "probes.csv").Where(row => row["kind"] == "grade").Select(row => row["version"]).Order(StringComparer.Ordinal));
        Assert.True(File.Exists(Path.Combine(run, "payloads", "Newtonsoft.Json", "13.0.3", "plain", "probe-record.bin")));
        Assert.True(File.Exists(Path.Combine(run, "payloads", "Newtonsoft.Json", "13.0.4", "plain", "probe-record.bin")));
    }

    [Fact]
    public void A_probing_in_which_nothing_could_be_tried_ends_with_1()
    {
        using var folder = new TemporaryFolder();

        var probed = InProcess.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/reads-nothing", "--only", "prefixes", "--output", folder["probes"]]);

        Assert.Equal((1, ""), (probed.ExitCode, probed.Errors));
    }
}
