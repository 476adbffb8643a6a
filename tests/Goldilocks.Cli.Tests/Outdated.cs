using System.Text.Json;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>What package sources offer beside what adapters pin. A fake adapter pins a package that only a folder of the test offers, so no registry is asked.</summary>
public sealed class Outdated : IDisposable
{
    private static readonly string[] s_fake = ["--adapters", GoldilocksProgram.Fakes, "--serializers"];

    private readonly FolderFeed _feed = new("1.0.0", "1.9.0", "1.10.0", "2.0.0-beta.1");
    private readonly HomeWithOneSource _home;

    public Outdated() => _home = new HomeWithOneSource(_feed.Path);

    [Fact]
    public void A_pin_that_is_behind_is_a_row_of_the_table_and_a_finding()
    {
        var ended = Run("outdated", [.. s_fake, "MissingPackage"]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches($@"MissingPackage +{Regex.Escape(FolderFeed.Package)} +1\.0\.0 +1\.10\.0 +2\s", ended.Output);
        Assert.Contains("1 of 1 pins are behind.", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void The_JSON_says_the_same_to_a_program()
    {
        var ended = Run("outdated", [.. s_fake, "MissingPackage,System.Text.Json", "--json"]);

        Assert.Equal(1, ended.ExitCode);
        using var json = JsonDocument.Parse(ended.Output);
        var pin = Assert.Single(json.RootElement.GetProperty("pins").EnumerateArray());
        Assert.Equal((FolderFeed.Package, "1.0.0", "1.10.0", true), (pin.GetProperty("package").GetString(), pin.GetProperty("pinned").GetString(), pin.GetProperty("latest").GetString(), pin.GetProperty("isBehind").GetBoolean()));
    }

    [Fact]
    public void A_pin_that_is_the_newest_stable_version_is_no_finding()
    {
        using var feed = new FolderFeed("0.9.0", "1.0.0", "2.0.0-beta.1");
        using var home = new HomeWithOneSource(feed.Path);

        var ended = GoldilocksProgram.Run(["outdated", .. s_fake, "MissingPackage"], home.Environment);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("0 of 1 pins are behind.", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_serializer_without_a_package_has_no_pin_and_is_left_out()
    {
        var ended = Run("outdated", ["--serializers", "System.Text.Json"]);

        Assert.Contains("0 of 0 pins are behind.", ended.Output, StringComparison.Ordinal);
        Assert.Equal(0, ended.ExitCode);
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_source_that_is_down_is_one_line_that_names_it_and_the_others_answer()
    {
        var ended = Run("outdated", [.. s_fake, "MissingPackage", "--source", "http://127.0.0.1:9/index.json"]);

        Assert.Equal("warning: the package source http://127.0.0.1:9/index.json does not answer: nothing listens at its address. Packages that only this source offers are missing here.", ended.Errors.TrimEnd());
        Assert.Contains("1.10.0", ended.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("verify --workloads person --serializers MissingPackage@latest")]
    public void Where_the_only_source_asks_for_a_password_one_line_says_so_and_what_to_do(string command) => AssertAsksForAPassword(command);

    [Theory]
    [InlineData("outdated --serializers MissingPackage")]
    [InlineData("run --latest --dry-run --serializers MissingPackage")]
    [Trait("Runs", "nightly")]
    public void So_do_the_other_commands_that_ask_for_versions(string command) => AssertAsksForAPassword(command);

    private static void AssertAsksForAPassword(string command)
    {
        using var feed = new RefusingFeed(401);
        using var home = new HomeWithOneSource(feed.Address);

        var ended = GoldilocksProgram.Run([.. command.Split(' '), "--adapters", GoldilocksProgram.Fakes], home.Environment);

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.Equal(
            "error: No package source answers: refusing: it asks for a password; add one to the NuGet configuration with 'dotnet nuget update source'. 'dotnet nuget list source' shows them.",
            ended.Errors.TrimEnd());
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void Latest_is_the_newest_stable_version_and_is_what_is_built()
    {
        var ended = Run("verify", [.. s_fake, "MissingPackage@latest", "--workloads", "person", "--source", _feed.Path, "--json"]);

        Assert.True(ended.ExitCode == 0, ended.Output + ended.Errors);
        using var json = JsonDocument.Parse(ended.Output);
        Assert.Equal("1.10.0", Assert.Single(json.RootElement.GetProperty("cells").EnumerateArray()).GetProperty("version").GetString());
    }

    [Fact]
    public void Latest_for_all_leaves_those_alone_that_are_named_with_a_version()
    {
        var ended = Run("run", ["--latest", "--dry-run", "--json", .. s_fake, "MissingPackage,MissingPackage@1.0.0", "--source", _feed.Path]);

        Assert.Equal(0, ended.ExitCode);
        using var json = JsonDocument.Parse(ended.Output);
        string[] members = ["toBuild", "ready", "unavailable"];
        var named = members.SelectMany(member => json.RootElement.GetProperty(member).EnumerateArray()).Select(name => name.GetString()!).Where(name => name.StartsWith("MissingPackage", StringComparison.Ordinal));
        Assert.Equal(["MissingPackage", "MissingPackage@1.10.0"], named.Select(name => name.Replace("@1.0.0", "", StringComparison.Ordinal)).Order(StringComparer.Ordinal));
        Assert.True(json.RootElement.GetProperty("launches").GetProperty("most").GetInt32() > 0);
    }

    [Fact]
    public void No_stable_version_at_all_is_a_mistake_that_says_what_to_type()
    {
        using var feed = new FolderFeed("1.0.0-beta.1");
        using var home = new HomeWithOneSource(feed.Path);

        var ended = GoldilocksProgram.Run(["run", .. s_fake, "MissingPackage@latest", "--dry-run"], home.Environment);

        Assert.Equal(2, ended.ExitCode);
        Assert.Equal($"error: No package source has a stable version of {FolderFeed.Package}, so there is no latest one. Name a version: @1.2.3.", ended.Errors.TrimEnd());
    }

    [Theory]
    [InlineData("1.5.0", "no version found; nearest is 1.9.0")]
    [InlineData("newest", "this is not a version number")]
    public void A_version_that_does_not_exist_is_one_line_with_the_nearest(string version, string reason)
    {
        var ended = Run("verify", [.. s_fake, $"MissingPackage@{version}", "--workloads", "person", "--source", _feed.Path]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Single(ended.Output.Split('\n'), line => line.StartsWith("Unavailable MissingPackage", StringComparison.Ordinal) && line.TrimEnd().EndsWith(reason, StringComparison.Ordinal));
    }

    public void Dispose()
    {
        _home.Dispose();
        _feed.Dispose();
    }

    private Finished Run(string command, IReadOnlyList<string> options) => GoldilocksProgram.Run([command, .. options], _home.Environment);
}
