namespace Goldilocks.Probing.Tests;

/// <summary>A type of one's own is attacked as the models of the probes are, with the payload of its sample.</summary>
[Collection(nameof(TheFakes))]
public sealed class OwnTypes
{
    private static readonly string s_model = Path.Combine(GoldilocksProgram.Repository, "tests", "OwnModels", "Telemetry");

    [Fact]
    public void An_own_type_is_attacked_and_its_findings_are_repeated()
    {
        using var folder = new TemporaryFolder();
        string[] common = ["--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/strict,Probed/undocumented", "--only", "golden,prefixes,corpora"];

        var probed = InProcess.Run(["probe", "--model", s_model, .. common, "--output", folder["probes"]]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        var rows = GoldilocksProgram.Results(folder["probes"], "probes.csv");
        Assert.Equal("withstands", Assert.Single(rows, row => row["variant"] == "strict" && row["direction"] == "reading")["verdict"]);
        var finding = Assert.Single(rows, row => row["kind"] == "finding");
        Assert.Equal(("undocumented", "H01", "leaks"), (finding["variant"], finding["probe"], finding["verdict"]));

        var repeated = InProcess.Run(["probe", "--repeat", finding["id"], "--output", folder["probes"]]);

        Assert.Equal((0, ""), (repeated.ExitCode, repeated.Errors));
    }

    [Fact]
    public void Tables_of_an_own_type_are_not_recorded() => Assert.Contains(
        "error: --model probes your own type, which is in no table and no facts.json; remove --record.",
        InProcess.Run(["probe", "--model", s_model, "--record"]).Errors,
        StringComparison.Ordinal);
}
