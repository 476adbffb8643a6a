using Goldilocks.Building;
using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>One build of serializers that each fail in a different way, and of two that do not fail; shared by the tests that look at its rows.</summary>
public sealed class MixedBuild : IAsyncLifetime, IDisposable
{
    private readonly Workshop _shop = new();
    private readonly List<BuildRequest> _requests = [];
    private IReadOnlyList<BuildResult> _results = [];

    public async Task InitializeAsync()
    {
        Workshop.Pack(_shop.Feed, "Near", "1.2.0");
        Workshop.Pack(_shop.Feed, "Alpha", "1.0.0", "official", ("Near", "1.1.0"));
        Workshop.Pack(_shop.Feed, "NeedsMore", "2.0.0", "", ("Absent", "3.4.5"));
        Workshop.Pack(_shop.Feed, "Known", "5.0.0");
        Ask(_shop.AddWorking("Working"));
        Ask(_shop.Add("DoesNotCompile", "<Project Sdk=\"Microsoft.NET.Sdk\" />", Adapters.WithError));
        Ask(_shop.AddWithPackage("Missing", "Nowhere", "1.0.0"));
        Ask(_shop.AddWithPackage("MissingDependency", "NeedsMore", "2.0.0"));
        Ask(_shop.AddWithPackage("UnknownVersion", "Known", "5.0.0"), "4.9.0");
        Ask(_shop.AddWithPackage("Replaced", "Alpha", "1.0.0"));
        Ask(_shop.Add("Broken", "<Project Sdk=\"Microsoft.NET.Sdk\">"));
        Ask(_shop.Add("ImportsNothing", "<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup><TargetFramework>net10.0</TargetFramework><OutputPath>out/</OutputPath><OutputType>Exe</OutputType></PropertyGroup></Project>", "return;", Path.Combine(_shop.Root, "elsewhere")));
        File.WriteAllText(Path.Combine(_shop.Layout.Serializers, "half.props"), "<Project><Import Project=\"other-half.props\" /></Project>");
        Ask(_shop.Add("ImportsWhatIsNotThere", "<Project Sdk=\"Microsoft.NET.Sdk\"><Import Project=\"../nowhere.props\" /></Project>"));
        Ask(_shop.Add("ImportsWhatImportsWhatIsNotThere", "<Project Sdk=\"Microsoft.NET.Sdk\"><Import Project=\"../half.props\" /></Project>"));
        Ask(_shop.Add("NeedsATool", "<Project Sdk=\"Microsoft.NET.Sdk\"><Target Name=\"UseTool\" BeforeTargets=\"CoreCompile\"><Error Code=\"$(MissingToolCode)\" Text=\"its compiler, packc 2, is not on the PATH: put it there\" /></Target></Project>"));
        Ask(_requests[0].Folder, "1.2.3");
        Ask(_shop.AddWithPackage("NoNumber", "Known", "5.0.0"), "../1");
        using var builder = new SerializerBuilder(_shop.Layout);
        _results = await builder.BuildAsync(_requests);
    }

    public Task DisposeAsync() => Task.CompletedTask;

    public void Dispose() => _shop.Dispose();

    public string Root => _shop.Root;

    public BuildResult Of(string name, string? version = null) =>
        _results.Single(result => result.Request.Folder.Name == name && result.Request.Version == version);

    private void Ask(SerializerFolder folder, string? version = null) => _requests.Add(new BuildRequest(folder, version, []));
}
