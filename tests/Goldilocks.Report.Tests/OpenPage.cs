using System.Globalization;
using Microsoft.Playwright;

namespace Goldilocks.Report.Tests;

/// <summary>A report that is open in the browser. Every error that it logs and every request that it makes is recorded.</summary>
internal sealed class OpenPage : IAsyncDisposable
{
    private readonly List<string> _errors = [];
    private readonly List<string> _requests = [];

    private OpenPage(IPage page)
    {
        Page = page;
        page.Console += (_, message) =>
        {
            if (message.Type is "error" or "warning")
            {
                _errors.Add(message.Text);
            }
        };
        page.PageError += (_, error) => _errors.Add(error);
        page.Request += (_, request) => _requests.Add(request.Url);
    }

    public IPage Page { get; }

    public IReadOnlyList<string> Errors => _errors;

    /// <summary>Beyond the file itself and what is written into its own address.</summary>
    public IEnumerable<string> RequestsBeyond(string file) =>
        _requests.Where(url => !url.StartsWith(new Uri(file).AbsoluteUri, StringComparison.Ordinal) && !url.StartsWith("data:", StringComparison.Ordinal) && !url.StartsWith("blob:", StringComparison.Ordinal));

    /// <summary>Opens a file with a state in its address, such as <c>place=person@1&amp;shown=serialize</c>.</summary>
    public static async Task<OpenPage> Of(Chromium chromium, string file, string state = "", int width = 1440, int height = 1000, ColorScheme colours = ColorScheme.Light)
    {
        var context = await chromium.Browser.NewContextAsync(new BrowserNewContextOptions
        {
            ViewportSize = new ViewportSize { Width = width, Height = height },
            ColorScheme = colours,
            AcceptDownloads = true,
        });
        var open = new OpenPage(await context.NewPageAsync());
        await open.Page.GotoAsync(new Uri(file).AbsoluteUri + (state.Length == 0 ? "" : "#" + state));
        await open.Drawn();
        return open;
    }

    /// <summary>As a reader has it who has gone through the whole page: every section is laid out.</summary>
    public Task LayOutEverything() => Page.AddStyleTagAsync(new PageAddStyleTagOptions { Content = "main .rest section { content-visibility: visible !important; }" });

    /// <summary>As a link with this address would be opened.</summary>
    public async Task Reload()
    {
        await Page.ReloadAsync();
        await Drawn();
    }

    /// <summary>The rows of the ranking that are shown, in their order.</summary>
    public async Task<IReadOnlyList<ShownRow>> Rows()
    {
        var cells = await Page.EvaluateAsync<string[][]>("""
            [...document.querySelectorAll('.ranking .entry')].map(row => {
                const text = name => row.querySelector(`td.${name}`)?.textContent ?? '';
                const range = text('said') === 'baseline' ? 'baseline' : row.querySelector('td.ratio').title;
                return [row.dataset.id, text('rank'), `${text('ratio')} ${range}`, text('time'), text('allocated'), text('size')];
            })
            """);
        return [.. cells.Select(cell => new ShownRow(cell[0], cell[1], cell[2], Plain(cell[3]), Plain(cell[4]), Plain(cell[5])))];
    }

    /// <summary>The address as it is now, after its <c>#</c>.</summary>
    public string State => Uri.UnescapeDataString(new Uri(Page.Url).Fragment.TrimStart('#').Replace('+', ' '));

    /// <summary>Where a number is followed by its unit, a space that does not break.</summary>
    public static string Plain(string text) => text.Replace('\u00a0', ' ').Trim();

    /// <summary>The page unpacks its data after it has loaded, and draws what lies below the first screen last.</summary>
    private Task Drawn() => Page.Locator("#page[data-drawn=all]").WaitForAsync();

    public async ValueTask DisposeAsync() => await Page.Context.DisposeAsync();
}

/// <summary>One row as a reader sees it.</summary>
/// <param name="Id">Serializer, variant and version.</param>
/// <param name="Rank">With an equals sign where it is shared.</param>
/// <param name="Ratio">With its interval.</param>
/// <param name="Time">With its unit, as are the others.</param>
/// <param name="Allocated">Bytes.</param>
/// <param name="Size">Bytes.</param>
internal sealed record ShownRow(string Id, string Rank, string Ratio, string Time, string Allocated, string Size)
{
    public static string IdOf(string serializer, string variant, string version) =>
        string.Create(CultureInfo.InvariantCulture, $"{serializer}{(variant.Length == 0 ? "" : "/" + variant)}@{version}");
}
