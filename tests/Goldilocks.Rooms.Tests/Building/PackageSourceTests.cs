using Goldilocks.Building;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>These tests set the folder of the machine's shared packages, so no other test may restore meanwhile.</summary>
[Collection(Alone.Name)]
public sealed class PackageSourceTests : IDisposable
{
    private const string SharedPackages = "NUGET_PACKAGES";
    private readonly string? _before = Environment.GetEnvironmentVariable(SharedPackages);
    private readonly Workshop _shop = new();

    public PackageSourceTests() =>
        Environment.SetEnvironmentVariable(SharedPackages, Directory.CreateDirectory(Path.Combine(_shop.Root, "shared")).FullName);

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(SharedPackages, _before);
        _shop.Dispose();
    }

    [Fact]
    public async Task A_package_from_a_given_source_says_so_and_never_passes_for_the_official_one()
    {
        var alpha = _shop.AddWithPackage("UsesAlpha", "Alpha", "1.0.0");
        var beta = _shop.AddWithPackage("UsesBeta", "Beta", "3.1.8");
        var plain = _shop.AddWorking("NeedsNothing");

        // The official package is unpacked in the shared folder from here on, where NuGet would like to take it from.
        Workshop.Pack(_shop.Feed, "Alpha", "1.0.0", "official");
        var official = await BuildAsync([new(alpha, null, []), new(plain, null, [])]);
        Assert.Equal(("official", null), (Workshop.MarkBeside(official[0]), official[0].Origin));
        _shop.EmptyFeed();

        var source = Path.Combine(_shop.Root, "rebuilt");
        Workshop.Pack(source, "Alpha", "1.0.0", "rebuilt");
        Workshop.Pack(source, "Beta", "3.1.8", "only here", ("Beta.Core", "3.1.8"));
        var rebuilt = await BuildAsync([new(alpha, null, [source]), new(beta, null, [source]), new(plain, null, [source])]);
        Assert.Equal(("rebuilt", "private source rebuilt", "1.0.0"), (Workshop.MarkBeside(rebuilt[0]), rebuilt[0].Origin, rebuilt[0].Version));
        Assert.Equal("Beta.Core", Assert.IsType<Unavailable>(rebuilt[1].Outcome).Package);

        // A serializer without packages is one program, whatever the source.
        Assert.Equal(official[1].WorkerPath, rebuilt[2].WorkerPath);

        // The source changes: one package is built once more under its old version, and the missing one is there now.
        Workshop.Pack(source, "Alpha", "1.0.0", "rebuilt once more");
        Workshop.Pack(source, "Beta.Core", "3.1.8");
        var changed = await BuildAsync([new(alpha, null, []), new(alpha, null, [source]), new(beta, null, [source])]);
        Assert.Equal(["official", "rebuilt once more", "only here"], changed.Select(Workshop.MarkBeside));
    }

    [Fact]
    public async Task Every_package_of_a_build_that_came_from_elsewhere_is_named()
    {
        var folder = _shop.Add("Generated", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><LibraryVersion Condition="'$(LibraryVersion)' == ''">1.0.0</LibraryVersion></PropertyGroup>
              <ItemGroup>
                <PackageReference Include="Library" Version="[$(LibraryVersion)]" />
                <PackageReference Include="Generator" Version="[2.0.0]" PrivateAssets="all" />
              </ItemGroup>
            </Project>
            """);
        var source = Path.Combine(_shop.Root, "near");
        Workshop.Pack(_shop.Feed, "Library", "1.0.0");
        Workshop.Pack(source, "Generator", "2.0.0", "", ("Generator.Core", "2.1.0"));
        Workshop.Pack(source, "Generator.Core", "2.1.0");

        var given = (await BuildAsync([new(folder, null, [source])]))[0];
        Assert.Equal((null, "private source near (Generator 2.0.0, Generator.Core 2.1.0)"), (given.Outcome, given.Origin));

        var asRemembered = (await BuildAsync([new(folder, null, [source])]))[0];
        Assert.Equal(given.Origin, asRemembered.Origin);
    }

    [Fact]
    public void The_shared_folder_serves_a_given_source_that_has_no_build_of_a_package_in_it()
    {
        Directory.CreateDirectory(Path.Combine(_shop.Root, "shared", "gamma", "1.0.0"));
        var unrelated = Path.Combine(_shop.Root, "unrelated");
        Workshop.Pack(unrelated, "Delta", "1.0.0");
        var overlapping = Path.Combine(_shop.Root, "overlapping");
        Workshop.Pack(overlapping, "Gamma", "2.0.0");

        Assert.Equal(Path.Combine(_shop.Root, "shared"), Fallback(unrelated));
        Assert.Null(Fallback(overlapping));
        Assert.Null(Fallback("https://packages.example/index.json"));

        string? Fallback(string source) => PackageSources.Find(_shop.Layout, [source]).Properties().ToDictionary().GetValueOrDefault("RestoreAdditionalProjectFallbackFolders");
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public async Task Shared_packages_are_used_where_no_given_source_has_a_build_of_its_own()
    {
        var gamma = _shop.AddWithPackage("UsesGamma", "Gamma", "1.0.0");
        Workshop.Pack(_shop.Feed, "Gamma", "1.0.0", "shared");
        await BuildAsync([new(gamma, null, [])]);
        _shop.EmptyFeed();

        var unrelated = Path.Combine(_shop.Root, "unrelated");
        Workshop.Pack(unrelated, "Delta", "1.0.0");
        var overlapping = Path.Combine(_shop.Root, "overlapping");
        Workshop.Pack(overlapping, "Gamma", "2.0.0");
        var results = await BuildAsync([new(gamma, null, [unrelated]), new(gamma, null, [overlapping])]);
        Assert.Equal("shared", Workshop.MarkBeside(results[0]));
        Assert.Equal(new Unavailable("Gamma", "1.0.0", "no version found; nearest is 2.0.0") { Nearest = "2.0.0" }, results[1].Outcome);
    }

    [Fact]
    public async Task A_source_that_is_not_there_is_an_error_before_anything_is_built()
    {
        var folder = _shop.AddWithPackage("UsesAlpha", "Alpha", "1.0.0");
        var error = await Assert.ThrowsAsync<BuildingException>(() => BuildAsync([new(folder, null, [Path.Combine(_shop.Root, "nowhere")])]));
        Assert.Contains("--source", error.Message);
        var empty = await Assert.ThrowsAsync<BuildingException>(() => BuildAsync([new(folder, null, [_shop.Feed])]));
        Assert.Contains("holds no packages", empty.Message);
    }

    private async Task<IReadOnlyList<BuildResult>> BuildAsync(IReadOnlyList<BuildRequest> requests)
    {
        using var builder = new SerializerBuilder(_shop.Layout);
        return await builder.BuildAsync(requests);
    }
}
