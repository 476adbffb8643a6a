using Microsoft.Playwright;

namespace Goldilocks.Report.Tests;

/// <summary>A test in a real browser; skipped, with the reason, where there is none.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class BrowserFactAttribute : FactAttribute
{
    public BrowserFactAttribute() => Skip = Chromium.Missing;
}

/// <summary>The same with data.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class BrowserTheoryAttribute : TheoryAttribute
{
    public BrowserTheoryAttribute() => Skip = Chromium.Missing;
}

/// <summary>The browser of this machine, started once for all tests, and the pages that they open.</summary>
public sealed class Chromium : IAsyncLifetime
{
    private static readonly string[] s_places =
    [
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        @"C:\Program Files\Google\Chrome\Application\chrome.exe",
        @"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    ];

    private readonly Dictionary<string, OpenPage> _read = [];
    private IPlaywright? _playwright;

    /// <summary>Why browser tests cannot run; null when they can.</summary>
    public static string? Missing { get; } =
        Program is null ? "no Chromium on this machine: install the Debian package chromium, or Chrome"
        : !OnPath("npm") ? "no npm on this machine, so the page cannot be built: install Node.js 20.19 or newer"
        : null;

    /// <summary>The started browser.</summary>
    public IBrowser Browser { get; private set; } = null!;

    private static string? Program => s_places.FirstOrDefault(File.Exists);

    /// <summary>A page for tests that change nothing on it: the first of them opens it. To open one takes a second.</summary>
    internal async Task<OpenPage> ToRead(string file) => _read.TryGetValue(file, out var open) ? open : _read[file] = await OpenPage.Of(this, file);

    public async Task InitializeAsync()
    {
        if (Missing is not null)
        {
            return;
        }

        _playwright = await Playwright.CreateAsync();
        Browser = await _playwright.Chromium.LaunchAsync(new BrowserTypeLaunchOptions
        {
            ExecutablePath = Program,
            Args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
        });
    }

    public async Task DisposeAsync()
    {
        if (_playwright is not null)
        {
            await Browser.DisposeAsync();
            _playwright.Dispose();
        }
    }

    internal static bool OnPath(string program) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator)
        .Any(folder => File.Exists(Path.Combine(folder, program)) || File.Exists(Path.Combine(folder, program + ".cmd")));
}

/// <summary>All browser tests share the browser and the report, and take turns.</summary>
[CollectionDefinition(Name)]
public sealed class InTheBrowser : ICollectionFixture<Chromium>, ICollectionFixture<Reports>
{
    public const string Name = "in the browser";
}
