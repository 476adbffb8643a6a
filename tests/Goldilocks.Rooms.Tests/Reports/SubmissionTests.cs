using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>What leaves a machine with <c>goldilocks submit</c>, and what does not.</summary>
public sealed class SubmissionTests
{
    [Theory]
    [InlineData("not found in /home/mary/packages/feed today", "not found in <path> today")]
    [InlineData(@"cannot read 'C:\Users\mary\x.dll'", "cannot read '<path>'")]
    [InlineData(@"\\server\share\x failed", "<path> failed")]
    [InlineData("~/code/adapters: none", "<path>: none")]
    [InlineData("asked https://feed.example.com/v3/index.json, which is not there", "asked <address>, which is not there")]
    [InlineData("Mary's build on BOX-17 ended", "<name>'s build on <name> ended")]
    [InlineData("a JSON/XML text at $.Books[3] and/or 3 / 4", "a JSON/XML text at $.Books[3] and/or 3 / 4")]
    [InlineData("System.Primary and rosemary stay", "System.Primary and rosemary stay")]
    public void Paths_addresses_and_names_are_taken_out_and_nothing_else(string text, string expected) =>
        Assert.Equal(expected, new PrivateTexts(["mary", "box-17"]).Without(text));

    [Fact]
    public void A_name_that_every_machine_has_is_no_name() => Assert.Equal("at the root of x", new PrivateTexts(["root", "me"]).Without("at the root of x"));

    [Fact]
    public void Three_files_are_sent_and_they_read_back_as_the_run()
    {
        var submission = Prepare(Finished());
        var run = ReadBack(submission);

        Assert.Equal(["run.json", "results.csv", "digests.csv"], submission.Files.Select(file => file.Name));
        Assert.Contains(run.Rows, row => row is { Serializer: "Alpha", Outcome: nameof(Measured), Ratio: not null });
        Assert.Single(run.Digests);
    }

    [Fact]
    public void An_adapter_that_the_repository_has_not_is_left_out_and_named()
    {
        var submission = Prepare(Finished(), known: new HashSet<string> { "Base" });

        Assert.DoesNotContain("Alpha", submission.Files[1].Text, StringComparison.Ordinal);
        Assert.Contains(submission.LeftOut, text => text.Contains("the rows of Alpha", StringComparison.Ordinal));
    }

    [Fact]
    public void A_variable_that_is_no_setting_of_the_runtime_stays_here()
    {
        var data = Finished();
        var settings = data.Info.Plan.Settings with { EnvironmentVariables = new Dictionary<string, string> { ["DOTNET_gcServer"] = "0", ["FEED_PASSWORD"] = "secret" } };
        var info = Prepare(data with { Info = data.Info with { Plan = data.Info.Plan with { Settings = settings } } }).Files[0].Text;

        Assert.Contains("DOTNET_gcServer", info, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", info, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_of_one_s_own_types_is_refused_with_what_to_submit_instead()
    {
        var data = Finished();
        var own = data with { Info = data.Info with { Plan = data.Info.Plan with { Model = new ModelInfo("Order", "order", "0", [], null, null, null, 0, null, false, [], [], []) } } };

        Assert.Contains("goldilocks run", Assert.Throws<UserErrorException>(() => Prepare(own)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void One_day_is_seen_and_two_days_are_repeated_and_two_machines_are_general_or_disputed()
    {
        Assert.Equal(Claim.Seen, ClaimOf(On("a", day: 1, ratio: 2)));
        Assert.Equal(Claim.Seen, ClaimOf(On("a", day: 1, ratio: 2), On("a", day: 1, ratio: 2)));
        Assert.Equal(Claim.Repeated, ClaimOf(On("a", day: 1, ratio: 2), On("a", day: 2, ratio: 2)));
        Assert.Equal(Claim.General, ClaimOf(On("a", day: 1, ratio: 2), On("b", day: 2, ratio: 2.1)));
        Assert.Equal(Claim.Disputed, ClaimOf(On("a", day: 1, ratio: 2), On("b", day: 2, ratio: 3)));
    }

    [Fact]
    public void Runs_of_other_data_do_not_count_together()
    {
        var older = On("a", day: 1, ratio: 2) with { Digests = [new RecordedDigest("person", 1, "0000000000000001")] };

        Assert.Equal(new Backing(1, 1, 1), Assert.Single(Standing.Of([older, On("a", day: 2, ratio: 2)])).Grounds);
    }

    private static Claim ClaimOf(params RecordedRun[] runs) => Assert.Single(Standing.Of(runs)).Claim;

    private static RecordedRun On(string processor, int day, double ratio)
    {
        var info = RunScript.InfoOf("run");
        return new(
            $"2026-01-0{day}-{processor}",
            info with { StartedUtc = new DateTimeOffset(2026, 1, day, 0, 0, 0, TimeSpan.Zero), Machine = info.Machine with { Processor = processor } },
            [new RecordedRow("Alpha", "", "1.0.0", "person", 1, "serialize", nameof(Measured), "", ratio, ratio * 0.98, ratio * 1.02, 10, IsFloor: false)],
            [new RecordedDigest("person", 1, "0123456789abcdef")]);
    }

    private static Submission Prepare(RunData data, IReadOnlySet<string>? known = null) =>
        Submission.Of(data, ReportBuilder.Build(data), known ?? new HashSet<string> { "Base", "Alpha" }, new PrivateTexts([]));

    private static RunData Finished()
    {
        var script = Reported.Baseline();
        Reported.Both(script, "Base", 100, 200);
        Reported.Both(script, "Alpha", 50, 100);
        foreach (var key in new[] { RunScript.Key("Base"), RunScript.Key("Alpha"), RunScript.Key("Base", Operation.Deserialize), RunScript.Key("Alpha", Operation.Deserialize) })
        {
            script.Verified(key, 0, payload: 100, digest: "0123456789abcdef");
        }

        return script.Data;
    }

    private static RecordedRun ReadBack(Submission submission)
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-submission-");
        try
        {
            foreach (var file in submission.Files)
            {
                File.WriteAllText(Path.Combine(folder.FullName, file.Name), file.Text);
            }

            return RecordedRun.Read(folder.FullName);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
