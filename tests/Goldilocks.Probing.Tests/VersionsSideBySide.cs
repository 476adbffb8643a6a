namespace Goldilocks.Probing.Tests;

/// <summary>Two versions of one serializer are probed in one command, each for itself.</summary>
[Collection(nameof(TheFakes))]
public sealed class VersionsSideBySide
{
    [Fact]
    public void Each_version_has_its_own_table_sections_and_payloads()
    {
        using var folder = new TemporaryFolder();
        var run = folder["probes"];

        var probed = GoldilocksProgram.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed@1/fills-gaps,Probed@2/fills-gaps", "--only", "golden,prefixes", "--output", run]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        Assert.Contains("2 of 2 serializers were probed, 2 variants", probed.Output, StringComparison.Ordinal);
        Assert.Equal(["1", "2"], GoldilocksProgram.Results(run, "probes.csv").Where(row => row["kind"] == "finding").Select(row => row["version"]).Order());
        Assert.True(File.Exists(Path.Combine(run, "payloads", "Probed", "1", "fills-gaps", "probe-record.bin")));
        Assert.True(File.Exists(Path.Combine(run, "payloads", "Probed", "2", "fills-gaps", "probe-record.bin")));
    }

    [Fact]
    public void A_probing_in_which_nothing_could_be_tried_ends_with_1()
    {
        using var folder = new TemporaryFolder();

        var probed = GoldilocksProgram.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/reads-nothing", "--only", "prefixes", "--output", folder["probes"]]);

        Assert.Equal((1, ""), (probed.ExitCode, probed.Errors));
    }
}
