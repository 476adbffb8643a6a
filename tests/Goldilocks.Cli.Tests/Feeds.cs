namespace Goldilocks.Cli.Tests;

/// <summary>A package source that refuses costs the rows of the packages that it should have given, and says what to do. The others go on.</summary>
public sealed class Feeds
{
    [Fact]
    [Trait("Runs", "nightly")]
    public void A_feed_that_refuses_costs_the_row_of_its_package_and_says_what_to_do() =>
        AssertCostsItsRow(401, "a package source asks for a password; add one to the NuGet configuration with 'dotnet nuget update source'");

    [Fact]
    [Trait("Runs", "nightly")]
    public void So_does_one_that_fails() =>
        AssertCostsItsRow(503, "a package source answered with HTTP status 503; try again later, or take it out of the NuGet configuration");

    private static void AssertCostsItsRow(int status, string reason)
    {
        using var feed = new RefusingFeed(status);
        using var home = new HomeWithOneSource(feed.Address);

        var ended = GoldilocksProgram.Run(["verify", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,MissingPackage", "--workloads", "person"], home.Environment);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains($"package Goldilocks.Tests.NoSuchPackage 1.0.0: {reason}", Flowing(ended.Output), StringComparison.Ordinal);
        Assert.DoesNotContain(feed.Address, ended.Output, StringComparison.Ordinal);
        Assert.True(feed.Requests > 0, "the feed was not asked");
    }

    /// <summary>A table breaks long lines.</summary>
    private static string Flowing(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
