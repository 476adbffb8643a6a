namespace Goldilocks.Cli.Tests;

public sealed class Verifying
{
    [Fact]
    public void Every_answer_is_judged_and_the_exit_code_tells_what_was_not_expected()
    {
        var ended = Verify("--serializers", "Honest,WrongAnswer,Crashing,MissingPackage", "--workloads", "person,tiny");
        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("4 serializers, 3 of them ready with 3 variants, 2 workloads: 2 Crashed, 2 equal, 2 WrongAnswer", ended.Output, StringComparison.Ordinal);
        Assert.Contains("no digests were compared", ended.Output, StringComparison.Ordinal);
        Assert.Contains("NoSuchPackage", ended.Output, StringComparison.Ordinal);
        Assert.Contains("unexpected: WrongAnswer on person: WrongAnswer instead of no failure", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("unexpected: Honest", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("unexpected: MissingPackage", ended.Output, StringComparison.Ordinal);

        Assert.Equal(1, Verify("--all", "--serializers", "WrongAnswer", "--workloads", "person").ExitCode);
        Assert.Equal(0, Verify("--all", "--serializers", "Honest,MissingPackage", "--workloads", "person").ExitCode);
    }

    [Fact]
    public void An_expected_failure_is_no_surprise_and_its_absence_elsewhere_is()
    {
        Assert.Equal(0, Verify("--all", "--serializers", "Throwing", "--workloads", "person").ExitCode);

        var ended = Verify("--all", "--serializers", "Throwing", "--workloads", "tiny");
        Assert.Equal(1, ended.ExitCode);
        Assert.Contains("unexpected: Throwing (bind) on tiny: Failed instead of Measured", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void Files_and_asynchronous_operations_are_verified_when_asked_for()
    {
        var ended = Verify("--all", "--serializers", "Awaiting/to the stream,Honest,WrongAnswer", "--workloads", "person", "--sink", "memory,file", "--async");
        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        foreach (var row in new[] { "Awaiting (to the stream, to a file)", "Awaiting (to the stream, async)", "Awaiting (to the stream, async to a file)" })
        {
            Assert.Matches(System.Text.RegularExpressions.Regex.Escape(row) + " .*[=s]", ended.Output);
        }

        Assert.Matches(@"Honest \(async\) .*-", ended.Output);
        Assert.Contains("unexpected: WrongAnswer (to a file) on person: WrongAnswer instead of no failure", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("unexpected: Honest", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_right_once_is_used_again_and_by_many_threads_when_stress_is_asked_for()
    {
        var ended = Verify("--stress", "--serializers", "Honest,Unconforming/remembers*", "--workloads", "person");
        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches(@"Honest .*=", ended.Output);
        Assert.Matches(@"Unconforming \(remembers what was refused\) .*V", ended.Output);
        Assert.Contains("recovery: ", ended.Output, StringComparison.Ordinal);
        Assert.Contains("unexpected: Unconforming (remembers what was refused) on person, recovery: WrongAnswer instead of Measured", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("unexpected: Honest", ended.Output, StringComparison.Ordinal);

        Assert.Equal(0, Verify("--serializers", "Unconforming/remembers*", "--workloads", "person").ExitCode);
    }

    [Fact]
    public void A_damaged_facts_file_is_one_error_that_names_it()
    {
        using var folder = new TemporaryFolder();
        var adapter = Directory.CreateDirectory(folder["Damaged"]).FullName;
        File.WriteAllText(Path.Combine(adapter, "Damaged.csproj"), "<Project Sdk=\"Microsoft.NET.Sdk\" />");
        File.WriteAllText(Path.Combine(adapter, "facts.json"), "{ \"licence\": ");

        var ended = InProcess.Run(["verify", "--adapters", folder.Path, "--serializers", "Damaged"]);
        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains("facts.json", ended.Errors, StringComparison.Ordinal);
    }

    private static Finished Verify(params string[] arguments) => InProcess.Run(["verify", "--adapters", GoldilocksProgram.Fakes, .. arguments]);
}
