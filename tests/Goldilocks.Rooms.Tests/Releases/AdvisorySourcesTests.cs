using System.Net;
using System.Net.Sockets;
using System.Text;
using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Releases;

/// <summary>Package sources are asked for advisories once a day; one that cannot answer is a reason, costs no second wait, and fails nothing.</summary>
public sealed class AdvisorySourcesTests : IDisposable
{
    private static readonly DateTimeOffset s_now = DateTimeOffset.UtcNow;

    private static readonly TimeSpan s_short = TimeSpan.FromMilliseconds(100);

    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-advisories-").FullName;

    private string Memory => Path.Combine(_folder, "artifacts", "advisories.json");

    [Fact]
    public async Task What_a_source_publishes_is_read_and_remembered_for_a_day()
    {
        using var feed = new Feed("""{ "some.library": [ { "severity": 2, "url": "https://example.org/GHSA-1", "versions": "(, 2.0.0)" } ] }""");

        var answer = Assert.Single(await AskAsync([feed.Address], s_now));
        var advisory = Assert.Single(answer.Advisories);
        Assert.Equal(("some.library", "https://example.org/GHSA-1", "(, 2.0.0)", 2), (advisory.Package, advisory.Link, advisory.Affected, advisory.Severity));

        var asked = feed.Requests;
        Assert.Equal(advisory, Assert.Single(Assert.Single(await AskAsync([feed.Address], s_now.AddHours(23))).Advisories));
        Assert.Equal(asked, feed.Requests);
    }

    [Fact]
    public async Task A_source_without_such_data_publishes_none_which_is_no_empty_list()
    {
        using var feed = new Feed(page: null);

        Assert.Equal(["it publishes no advisories", "it publishes no advisories"], (await AskAsync([feed.Address, _folder], s_now)).Select(answer => answer.WhyNot));
    }

    [Fact]
    public async Task A_source_that_does_not_answer_is_asked_once_and_then_left_alone_for_two_hours()
    {
        using var silent = new TcpListener(IPAddress.Loopback, 0);
        silent.Start();
        var address = $"http://{silent.LocalEndpoint}/index.json";

        Assert.Equal("it did not answer in time", Assert.Single(await AskAsync([address], s_now, s_short)).WhyNot);

        File.WriteAllText(Memory, File.ReadAllText(Memory).Replace("it did not answer in time", "as remembered", StringComparison.Ordinal));
        Assert.Equal("as remembered", Assert.Single(await AskAsync([address], s_now.AddHours(1))).WhyNot);
        Assert.Equal("it did not answer in time", Assert.Single(await AskAsync([address], s_now.AddHours(3), s_short)).WhyNot);
    }

    [Fact]
    public async Task A_damaged_memory_is_as_good_as_none()
    {
        Directory.CreateDirectory(Path.GetDirectoryName(Memory)!);
        File.WriteAllText(Memory, "[{");

        Assert.Equal("it publishes no advisories", Assert.Single(await AskAsync([_folder], s_now)).WhyNot);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    /// <summary>Without the sources of the machine: a test asks no registry.</summary>
    private Task<IReadOnlyList<SourceAnswer>> AskAsync(IReadOnlyList<string> given, DateTimeOffset now, TimeSpan? patience = null)
    {
        File.WriteAllText(Path.Combine(_folder, "nuget.config"), "<configuration><packageSources><clear /></packageSources><auditSources><clear /></auditSources></configuration>");
        return new AdvisorySources(Memory, patience).AskAsync(_folder, given, now);
    }

    /// <summary>A package source on loopback that has nothing but advisories.</summary>
    private sealed class Feed : IDisposable
    {
        private readonly HttpListener _listener = new();
        private readonly string _root;
        private readonly string? _page;
        private int _requests;

        public Feed(string? page)
        {
            _root = $"http://127.0.0.1:{FreePort()}/";
            _page = page;
            _listener.Prefixes.Add(_root);
            _listener.Start();
            _ = AnswerAsync();
        }

        public string Address => _root + "index.json";

        public int Requests => Volatile.Read(ref _requests);

        public void Dispose() => _listener.Close();

        public static int FreePort()
        {
            using var socket = new TcpListener(IPAddress.Loopback, 0);
            socket.Start();
            return ((IPEndPoint)socket.LocalEndpoint).Port;
        }

        private string TextOf(string path) => path switch
        {
            "/index.json" => $$"""{ "version": "3.0.0", "resources": [ { "@id": "{{_root}}{{(_page is null ? "flat/" : "all.json")}}", "@type": "{{(_page is null ? "PackageBaseAddress/3.0.0" : "VulnerabilityInfo/6.7.0")}}" } ] }""",
            "/all.json" => $$"""[ { "@name": "base", "@id": "{{_root}}page.json", "@updated": "2026-11-01T00:00:00Z" } ]""",
            _ => _page!,
        };

        private async Task AnswerAsync()
        {
            try
            {
                while (true)
                {
                    var request = await _listener.GetContextAsync();
                    Interlocked.Increment(ref _requests);
                    request.Response.ContentType = "application/json";
                    await request.Response.OutputStream.WriteAsync(Encoding.UTF8.GetBytes(TextOf(request.Request.Url!.AbsolutePath)));
                    request.Response.Close();
                }
            }
            catch (Exception closed) when (closed is HttpListenerException or ObjectDisposedException)
            {
                // The test has ended.
            }
        }
    }
}
