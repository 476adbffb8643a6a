using System.Text;
using System.Text.Json;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

public sealed class RestoreFailureTests
{
    [Theory]
    [InlineData("NU1101", "Unable to find package Alpha. No packages exist with this id in source(s): https://packages.example/v3/index.json", "no package of this name found")]
    [InlineData("NU1102", "Unable to find package Alpha with version (= 9.0.0)\n  - Found 9 version(s) in shop [ Nearest version: 12.0.1 ]", "no version found; nearest is 12.0.1")]
    [InlineData("NU1103", "Unable to find a stable package Alpha with version (>= 9.0.0)\n  - Found 1 version(s) in shop [ Nearest version: 9.0.0-beta ]", "no version found; nearest is 9.0.0-beta")]
    [InlineData("NU1102", "Unable to find package Alpha with version (= 9.0.0)\n  - Found 0 version(s) in shop", "no version found")]
    [InlineData("NU1202", "Package Alpha 9.0.0 is not compatible with net10.0 (.NETCoreApp,Version=v10.0).\nMore.", "Package Alpha 9.0.0 is not compatible with net10.0 (.NETCoreApp,Version=v10.0).")]
    [InlineData("NU1605", "Warning As Error: Detected package downgrade: Alpha from 9.0.0 to 8.0.0.", "Warning As Error: Detected package downgrade: Alpha from 9.0.0 to 8.0.0.")]
    public void The_reason_is_short_and_names_no_address(string code, string text, string reason)
    {
        var outcome = Restore([], [new PackageMessage(code, true, "Alpha", text)]);
        Assert.Equal(("Alpha", "9.0.0", reason), (outcome!.Package, outcome.Version, outcome.Why));
        Assert.Equal(reason.Contains("nearest", StringComparison.Ordinal) ? reason.Split(' ')[^1] : null, outcome.Nearest);
    }

    [Fact]
    public void A_package_that_is_released_together_with_the_one_under_test_names_the_nearest_version_of_both_and_another_does_not()
    {
        const string asked = "Unable to find package Alpha.Analyzer with version (= {0})\n  - Found 9 version(s) in shop [ Nearest version: 8.5.0 ]";

        Assert.Null(Restore(null, [new("NU1102", true, "Alpha.Analyzer", string.Format(System.Globalization.CultureInfo.InvariantCulture, asked, "2.0.0"))])!.Nearest);
        Assert.Contains("goldilocks run --nearest takes it", new Unavailable("Alpha", "9.0.0", "no version found; nearest is 8.5.0") { Nearest = "8.5.0" }.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void A_source_that_cannot_be_reached_is_not_held_against_the_package_for_long()
    {
        PackageMessage error = new("NU1301", true, null, "Unable to load the service index for source https://packages.example/v3/index.json.");
        Assert.Equal(new Unavailable("Alpha", "9.0.0", "a package source could not be reached; is there a network?"), Restore([], [error]));
        Assert.True(RestoreFailure.IsPassing([error]));
    }

    [Theory]
    [InlineData("  Response status code does not indicate success: 401 (Unauthorized).", "a package source asks for a password; add one to the NuGet configuration with 'dotnet nuget update source'")]
    [InlineData("  Response status code does not indicate success: 503 (Service Unavailable).", "a package source answered with HTTP status 503; try again later, or take it out of the NuGet configuration")]
    [InlineData("  Name or service not known (packages.example:443)", "the name of a package source cannot be resolved; is there a network?")]
    [InlineData("  Connection refused (127.0.0.1:9)", "nothing listens at the address of a package source; 'dotnet nuget list source' shows them")]
    public void The_cause_that_NuGet_prints_below_its_error_is_the_reason(string below, string reason)
    {
        PackageMessage[] printed = [new("NU1301", true, null, "Unable to load the service index for source https://packages.example/v3/index.json."), new("NU1301", true, null, below)];
        Assert.Equal(reason, Restore(null, printed)!.Why);
        Assert.Equal(reason, Restore([new("NU1301", true, null, printed[0].Text + "\n" + below)], printed)!.Why);
    }

    [Fact]
    public void A_source_without_https_is_refused_by_NuGet_and_the_reason_says_how_to_allow_it()
    {
        PackageMessage error = new("NU1302", true, null, "You are running the 'restore' operation with an 'HTTP' source: http://127.0.0.1:9/v3/index.json. NuGet requires HTTPS sources.");
        Assert.StartsWith("a package source has an http address and NuGet asks for https;", Restore([], [error])!.Why, StringComparison.Ordinal);
    }

    [Fact]
    public void An_address_inside_another_message_is_left_out()
    {
        PackageMessage error = new("NU3008", true, "Alpha", "Package 'Alpha 9.0.0' from source 'https://packages.example/v3/index.json': The signature is invalid.");
        Assert.Equal("Package 'Alpha 9.0.0' from source 'a package source': The signature is invalid.", Restore([], [error])!.Why);
    }

    [Fact]
    public void Without_an_assets_file_the_printed_error_is_read()
    {
        PackageMessage error = new("NU1102", true, null, "Unable to find package Beta.Core with version (>= 4.5.6)");
        Assert.Equal(new Unavailable("Beta.Core", ">= 4.5.6", "no version found"), Restore(null, [error]));
    }

    [Fact]
    public void What_an_earlier_restore_left_behind_is_not_believed()
    {
        PackageMessage old = new("NU1101", true, "Alpha", "Unable to find package Alpha.");
        PackageMessage now = new("NU1008", true, null, "Projects that use central package version management should not define the version");
        Assert.Null(Restore([old], [now]));
    }

    [Fact]
    public void When_several_packages_are_missing_the_one_under_test_is_named()
    {
        PackageMessage other = new("NU1101", true, "Helper", "Unable to find package Helper.");
        PackageMessage main = new("NU1101", true, "Alpha", "Unable to find package Alpha.");
        Assert.Equal("Alpha", Restore([other, main], [other, main])!.Package);
    }

    private static Unavailable? Restore(PackageMessage[]? logged, PackageMessage[] printed)
    {
        var job = new BuildJob(
            new BuildLayout("/nowhere", "/nowhere/host"),
            new BuildRequest(new SerializerFolder("A", "/nowhere/A/A.csproj"), "9.0.0", []),
            new ProjectFile("Alpha", "1.0.0", HasPackages: true),
            PackageSources.None,
            "A/9.0.0");
        var logs = logged?.Select(message => new { code = message.Code, level = "Error", libraryId = message.Package, message = message.Text });
        var assets = logs is null ? null : AssetsFile.Parse(Encoding.UTF8.GetBytes(JsonSerializer.Serialize(new { logs, targets = new { } })));
        return RestoreFailure.From(job, assets, printed);
    }
}
