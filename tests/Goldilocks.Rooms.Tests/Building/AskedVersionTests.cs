using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>A version that a person asks for is built, or the answer says what to ask for instead.</summary>
public sealed class AskedVersionTests : IDisposable
{
    private const string Pinned = "<PropertyGroup><LibraryVersion Condition=\"'$(LibraryVersion)' == ''\">3.0.0</LibraryVersion></PropertyGroup>" + OfPackage;

    private const string OfPackage = "<ItemGroup><PackageReference Include=\"Pack\" Version=\"[$(LibraryVersion)]\" /></ItemGroup>";

    private readonly string _root = Directory.CreateTempSubdirectory("goldilocks-").FullName;

    public void Dispose() => Directory.Delete(_root, recursive: true);

    [Fact]
    public void A_package_that_is_not_newer_than_the_runtimes_own_is_not_built_and_the_option_for_its_runtime_is_named()
    {
        var refused = Assert.IsType<Unavailable>(Plan(OfPackage, "8.0.0").Refusal);

        Assert.Equal(("Pack", "8.0.0"), (refused.Package, refused.Version));
        Assert.EndsWith("it is measured by --runtimes net8.0", refused.Why, StringComparison.Ordinal);
    }

    [Fact]
    public void A_package_that_is_newer_than_the_runtimes_own_can_be_asked_for() =>
        Assert.Null(Plan(OfPackage, string.Create(CultureInfo.InvariantCulture, $"{Environment.Version.Major + 1}.0.0")).Refusal);

    [Theory]
    [InlineData("net8.0", "8.0.5", false)]
    [InlineData("net8.0", "9.0.0", true)]
    public void Under_another_runtime_its_own_major_version_counts(string framework, string version, bool isBuilt) =>
        Assert.Equal(isBuilt, Plan(OfPackage, version, framework).Refusal is null);

    [Fact]
    public void A_library_of_the_runtime_without_a_package_names_the_option_too() =>
        Assert.Contains("--runtimes net9.0", Assert.IsType<Unavailable>(Plan("", "9.0.0").Refusal).Why, StringComparison.Ordinal);

    [Fact]
    public void An_adapter_that_does_not_compile_with_a_version_older_than_it_is_made_for_says_so_and_is_no_failed_build()
    {
        File.WriteAllText(
            Path.Combine(Folder(Pinned), FactsFile.Name),
            Catalog.Facts.Complete.Replace("\"sources\":", "\"oldestVersion\": \"2.0.0\", \"sources\":", StringComparison.Ordinal));
        var error = new BuildEnd(IsRestored: true, IsBuilt: false, [new BuildError("Adapter.cs(1,1)", "CS0246", "The type 'Newer' could not be found")]);

        var unsupported = Assert.IsType<Unsupported>(BuildVerdict.Of(Plan(Pinned, "1.9.0"), error, out _).Outcome);
        Assert.StartsWith("the adapter is made for 2.0.0 and newer, and does not compile with 1.9.0", unsupported.Reason, StringComparison.Ordinal);
        Assert.IsType<BuildFailed>(BuildVerdict.Of(Plan(Pinned, "2.1.0"), error, out _).Outcome);
    }

    private BuildJob Plan(string content, string version, string? framework = null)
    {
        var folder = new SerializerFolder("Pack", Path.Combine(Folder(content), "Pack.csproj"));
        return BuildJob.Plan(BuildLayout.Of(_root), new BuildRequest(folder, version, []) { Framework = framework });
    }

    private string Folder(string content)
    {
        var folder = Directory.CreateDirectory(Path.Combine(_root, "serializers", "Pack")).FullName;
        File.WriteAllText(Path.Combine(folder, "Pack.csproj"), $"<Project Sdk=\"Microsoft.NET.Sdk\">{content}</Project>");
        return folder;
    }
}
