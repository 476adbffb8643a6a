using System.IO.Compression;
using System.Net;
using System.Net.Sockets;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Releases;

/// <summary>A pin is behind only when a source says so, and a source that does not answer is one clear line.</summary>
public sealed class ReleaseSourcesTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-releases-").FullName;

    private string Feed => Path.Combine(_folder, "feed");

    [Fact]
    public async Task The_newest_stable_version_is_the_latest_and_newer_ones_than_the_pin_are_counted()
    {
        Offer("Some.Library", "1.0.0", "1.9.0", "1.10.0", "2.0.0-beta.1");

        var releases = await AskAsync([Feed], "1.0.0");

        Assert.Equal("1.10.0", releases.Latest?.Version);
        Assert.Equal("1.0.0", releases.Pinned?.Version);
        Assert.Equal(["1.10.0", "1.9.0"], releases.Behind.Select(release => release.Version));
    }

    [Fact]
    public async Task A_pin_that_no_source_offers_is_told_from_one_that_is_behind()
    {
        Offer("Some.Library", "1.0.0");

        var releases = await AskAsync([Feed], "3.0.0");

        Assert.Null(releases.Pinned);
        Assert.Equal("1.0.0", releases.Latest?.Version);
        Assert.Empty(releases.Behind);
    }

    [Fact]
    public async Task A_source_where_nothing_listens_is_named_with_the_reason_and_the_others_are_asked()
    {
        Offer("Some.Library", "1.0.0");
        using var sources = Find([Feed, $"http://127.0.0.1:{FreePort()}/index.json"]);

        var releases = await sources.AskAsync([("Some.Library", "1.0.0")], CancellationToken.None);

        Assert.Equal("1.0.0", releases[0].Latest?.Version);
        Assert.Equal("nothing listens at its address", Assert.Single(sources.Silent).Reason);
        Assert.False(sources.AreAllSilent);
    }

    [Fact]
    public async Task A_source_that_asks_for_a_password_says_so()
    {
        var port = FreePort();
        using var listener = new HttpListener();
        listener.Prefixes.Add($"http://127.0.0.1:{port}/");
        listener.Start();
        _ = Task.Run(async () =>
        {
            while (listener.IsListening)
            {
                var request = await listener.GetContextAsync();
                request.Response.StatusCode = 401;
                request.Response.AddHeader("WWW-Authenticate", "Basic realm=\"feed\"");
                request.Response.Close();
            }
        });
        using var sources = Find([$"http://127.0.0.1:{port}/index.json"]);

        await sources.AskAsync([("Some.Library", "1.0.0")], CancellationToken.None);

        Assert.StartsWith("it asks for a password", Assert.Single(sources.Silent).Reason, StringComparison.Ordinal);
        Assert.True(sources.AreAllSilent);
    }

    [Fact]
    public void A_configuration_without_sources_says_how_to_add_one()
    {
        var error = Assert.Throws<UserErrorException>(() => Find([]));

        Assert.Contains("dotnet nuget add source", error.Message, StringComparison.Ordinal);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private async Task<PackageReleases> AskAsync(IReadOnlyList<string> given, string pinned)
    {
        using var sources = Find(given);
        return (await sources.AskAsync([("Some.Library", pinned)], CancellationToken.None))[0];
    }

    /// <summary>Without the sources of the machine: a test asks no registry.</summary>
    private ReleaseSources Find(IReadOnlyList<string> given)
    {
        File.WriteAllText(Path.Combine(_folder, "nuget.config"), "<configuration><packageSources><clear /></packageSources></configuration>");
        return ReleaseSources.Find(_folder, given);
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    private void Offer(string package, params string[] versions)
    {
        Directory.CreateDirectory(Feed);
        foreach (var version in versions)
        {
            using var archive = ZipFile.Open(Path.Combine(Feed, $"{package}.{version}.nupkg"), ZipArchiveMode.Create);
            using var writer = new StreamWriter(archive.CreateEntry($"{package}.nuspec").Open());
            writer.Write($"""
                <?xml version="1.0"?>
                <package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
                  <metadata><id>{package}</id><version>{version}</version><authors>a test</authors><description>nothing</description></metadata>
                </package>
                """);
        }
    }
}
