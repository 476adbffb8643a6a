using System.Net;
using System.Net.Sockets;

namespace Goldilocks.Cli.Tests;

/// <summary>A package source that refuses costs the rows of the packages that it should have given, and says what to do. The others go on.</summary>
public sealed class Feeds
{
    [Theory]
    [InlineData(401, "a package source asks for a password; add one to the NuGet configuration with 'dotnet nuget update source'")]
    [InlineData(503, "a package source answered with HTTP status 503; try again later, or take it out of the NuGet configuration")]
    public void A_feed_that_refuses_costs_the_row_of_its_package_and_says_what_to_do(int status, string reason)
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

    /// <summary>Answers every request with one status, on loopback.</summary>
    private sealed class RefusingFeed : IDisposable
    {
        private readonly HttpListener _listener = new();
        private int _requests;

        public RefusingFeed(int status)
        {
            var port = FreePort();
            Address = $"http://127.0.0.1:{port}/index.json";
            _listener.Prefixes.Add($"http://127.0.0.1:{port}/");
            _listener.Start();
            _ = AnswerAsync(status);
        }

        public string Address { get; }

        public int Requests => Volatile.Read(ref _requests);

        public void Dispose() => _listener.Close();

        private async Task AnswerAsync(int status)
        {
            try
            {
                while (true)
                {
                    var request = await _listener.GetContextAsync();
                    Interlocked.Increment(ref _requests);
                    request.Response.StatusCode = status;
                    request.Response.AddHeader("WWW-Authenticate", "Basic realm=\"feed\"");
                    request.Response.Close();
                }
            }
            catch (Exception closed) when (closed is HttpListenerException or ObjectDisposedException)
            {
                // The test has ended.
            }
        }

        private static int FreePort()
        {
            using var socket = new TcpListener(IPAddress.Loopback, 0);
            socket.Start();
            return ((IPEndPoint)socket.LocalEndpoint).Port;
        }
    }

    /// <summary>A user's folder whose NuGet configuration has one source. What is in the packages folder already is found there.</summary>
    private sealed class HomeWithOneSource : IDisposable
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
}
