namespace Goldilocks.Probing.Tests;

/// <summary>Libraries that come with the runtime and are beyond doubt: what is found in them in this section would be a mistake of ours.</summary>
[Collection(nameof(TheFakes))]
public sealed class TheRuntimesOwn
{
    [Fact]
    public void One_reads_back_what_it_wrote_of_every_attacked_model() => AssertNoFinding("XmlSerializer");

    [Fact]
    [Trait("Runs", "nightly")]
    public void So_do_the_others() => AssertNoFinding("System.Text.Json/plain", "DataContractSerializer/XML", "DataContractJsonSerializer");

    private static void AssertNoFinding(params string[] serializers)
    {
        using var folder = new TemporaryFolder();

        var probed = InProcess.Run(
            ["probe", "--serializers", string.Join(',', serializers), "--only", "golden", "--output", folder["probes"]]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        Assert.Contains($"{serializers.Length} of {serializers.Length} serializers were probed, {serializers.Length} variants", probed.Output, StringComparison.Ordinal);
        Assert.Empty(GoldilocksProgram.Results(folder["probes"], "probes.csv").Where(row => row["kind"] == "finding").Select(row => $"{row["id"]}: {row["what"]}: {row["happened"]}"));
    }
}
