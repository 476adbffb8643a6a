using System.IO.Compression;

namespace Goldilocks.Cli.Tests;

/// <summary>A folder of packages with nothing in them, of the one that the fake <c>MissingPackage</c> pins in version 1.0.0.</summary>
internal sealed class FolderFeed : IDisposable
{
    public const string Package = "Goldilocks.Tests.NoSuchPackage";

    private readonly TemporaryFolder _folder = new();

    public FolderFeed(params string[] versions)
    {
        foreach (var version in versions)
        {
            using var package = ZipFile.Open(_folder[$"{Package}.{version}.nupkg"], ZipArchiveMode.Create);
            using var nuspec = new StreamWriter(package.CreateEntry($"{Package}.nuspec").Open());
            nuspec.Write($"""
                <?xml version="1.0"?>
                <package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
                  <metadata><id>{Package}</id><version>{version}</version><authors>a test</authors><description>nothing</description></metadata>
                </package>
                """);
        }
    }

    public string Path => _folder.Path;

    public void Dispose() => _folder.Dispose();
}
