namespace Goldilocks.Probing.Tests;

/// <summary>Libraries that come with the runtime and are beyond doubt: what is found in them in this section would be a mistake of ours.</summary>
[Collection(nameof(TheFakes))]
public sealed class TheRuntimesOwn
{
    [Fact]
    public void Each_reads_back_what_it_wrote_of_every_attacked_model()
    {
        using var folder = new TemporaryFolder();

        var probed = GoldilocksProgram.Run(
            ["probe", "--serializers", "System.Text.Json/plain,XmlSerializer,DataContractSerializer/XML,DataContractJsonSerializer", "--only", "golden", "--output", folder["probes"]]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        Assert.Contains("4 of 4 serializers were probed, 4 variants", probed.Output, StringComparison.Ordinal);
        Assert.Empty(GoldilocksProgram.Results(folder["probes"], "probes.csv").Where(row => row["kind"] == "finding").Select(row => $"{row["id"]}: {row["what"]}: {row["happened"]}"));
    }
}
