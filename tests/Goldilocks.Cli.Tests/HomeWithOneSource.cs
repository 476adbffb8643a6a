namespace Goldilocks.Cli.Tests;

/// <summary>A user's folder whose NuGet configuration has one source, so that no registry is asked. What is in the packages folder already is found there.</summary>
internal sealed class HomeWithOneSource : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public HomeWithOneSource(string source)
    {
        var configuration = Directory.CreateDirectory(_folder[Path.Combine(".nuget", "NuGet")]).FullName;
        File.WriteAllText(
            Path.Combine(configuration, "NuGet.Config"),
            $"<configuration><packageSources><clear /><add key=\"refusing\" value=\"{source}\" allowInsecureConnections=\"true\" /></packageSources></configuration>");
    }

    public IReadOnlyDictionary<string, string> Environment => new Dictionary<string, string>
    {
        ["HOME"] = _folder.Path,
        ["DOTNET_CLI_HOME"] = _folder.Path,
        ["APPDATA"] = _folder.Path,
        ["NUGET_PACKAGES"] = System.Environment.GetEnvironmentVariable("NUGET_PACKAGES") ?? Path.Combine(System.Environment.GetFolderPath(System.Environment.SpecialFolder.UserProfile), ".nuget", "packages"),
    };

    public void Dispose() => _folder.Dispose();
}
