namespace Goldilocks.Probing.Tests;

/// <summary>A library that writes no names needs the schema of the writer, as Avro does. An adapter is told which version wrote.</summary>
public sealed class SchemasOfTheWriter
{
    private static readonly string[] s_asked = ["C01", "C02", "C04.unnumbered", "C09"];

    [Fact]
    [Trait("Runs", "nightly")]
    public void An_adapter_that_is_told_which_version_wrote_reads_that_version()
    {
        using var folder = new TemporaryFolder();

        var probed = InProcess.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/told-of-the-writer,Probed/not-told-of-the-writer", "--only", "versions", "--output", folder["probes"]]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        var rows = GoldilocksProgram.Results(folder["probes"], "probes.csv");
        Assert.Equal(["C01: pass", "C02: pass", "C04.unnumbered: pass", "C09: pass"], Judged("told-of-the-writer"));
        Assert.Equal(["C01: fail", "C02: fail", "C04.unnumbered: partial", "C09: pass"], Judged("not-told-of-the-writer"));

        List<string> Judged(string variant) =>
            [.. rows.Where(row => row["variant"] == variant && row["kind"] == "capability" && s_asked.Contains(row["id"])).Select(row => $"{row["id"]}: {row["verdict"]}")];
    }
}
