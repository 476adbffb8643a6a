namespace Goldilocks.Cli.Tests;

public sealed class Comparisons : IDisposable
{
    private static readonly string[] s_generous = ["--fail-above", "999%"];

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_run_is_measured_again_by_its_own_plan_and_compared()
    {
        var first = InProcess.Run(
            ["run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,Same", "--baseline", "Honest", "--output", _folder["old"]]);
        Assert.Equal((0, ""), (first.ExitCode, first.Errors));

        var second = InProcess.Run(["run", "--against", _folder["old"], "--output", _folder["new"], .. s_generous]);
        Assert.Equal((0, ""), (second.ExitCode, second.Errors));
        Assert.Contains("No regression beyond 999 %", second.Output, StringComparison.Ordinal);
        Assert.Equal(Rows(_folder["old"]), Rows(_folder["new"]));

        var compared = InProcess.Run(["compare", _folder["old"], _folder["new"], .. s_generous, "--markdown", _folder["pr.md"]]);
        Assert.Equal((0, ""), (compared.ExitCode, compared.Errors));
        Assert.StartsWith("**No regression beyond 999 %", File.ReadAllText(_folder["pr.md"]), StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void One_that_worked_and_now_answers_wrongly_fails_the_comparison()
    {
        foreach (var (name, variant) in new[] { ("old", "first"), ("new", "second") })
        {
            var run = InProcess.Run(
                ["run", .. GoldilocksProgram.Short, "--adapters", AdapterThatIsRightOnly(when: variant == "first"), "--serializers", "Changing", "--output", _folder[name]]);

            // A run in which nothing was measured has that as its finding.
            Assert.Equal((variant == "first" ? 0 : 1, ""), (run.ExitCode, run.Errors));
        }

        var ended = InProcess.Run(["compare", _folder["old"], _folder["new"], .. s_generous, "--markdown", "-"]);
        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("| regression: other outcome | Changing", ended.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("compare", "nowhere", "nowhere")]
    [InlineData("compare", "nowhere", "nowhere", "--fail-above", "fast")]
    [InlineData("run", "--against", "nowhere")]
    [InlineData("run", "--against", "nowhere", "--quick")]
    [InlineData("run", "--fail-above", "5%")]
    public void What_cannot_be_compared_is_one_error_and_exit_code_2(params string[] arguments)
    {
        var ended = InProcess.Run(arguments);
        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: ", ended.Errors, StringComparison.Ordinal);
    }

    /// <summary>The same serializer in the two states of a pull request: a copy of a fake under one name.</summary>
    private string AdapterThatIsRightOnly(bool when)
    {
        var root = _folder[when ? "before" : "after"];
        var folder = Directory.CreateDirectory(Path.Combine(root, "Changing")).FullName;
        foreach (var file in new[] { "Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props" })
        {
            File.WriteAllText(
                Path.Combine(root, file),
                File.ReadAllText(Path.Combine(GoldilocksProgram.Fakes, file)).Replace("../../", GoldilocksProgram.Repository + "/", StringComparison.Ordinal));
        }

        File.WriteAllText(Path.Combine(folder, "Changing.csproj"), "<Project Sdk=\"Microsoft.NET.Sdk\" />");
        foreach (var source in Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Fakes, when ? "Honest" : "WrongAnswer"), "*.cs")
            .Concat(Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Fakes, "Shared"), "*.cs")))
        {
            File.Copy(source, Path.Combine(folder, Path.GetFileName(source)));
        }

        return root;
    }

    private static IEnumerable<string> Rows(string folder) => GoldilocksProgram.Results(folder)
        .Select(row => $"{row["serializer"]} {row["variant"]} {row["workload"]} {row["operation"]} {row["outcome"]}")
        .Order(StringComparer.Ordinal);
}
