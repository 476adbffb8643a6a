using Goldilocks.Cli.Tests;
using Goldilocks.Reporting.Page;

namespace Goldilocks.Report.Tests;

/// <summary>A machine may lack Node.js. These tests change the search path of the process, and so take turns with those that use it.</summary>
[Collection(InTheBrowser.Name)]
public sealed class WithoutNode
{
    [Fact]
    public async Task The_page_is_refused_with_what_to_install()
    {
        using var folder = new TemporaryFolder();
        Directory.CreateDirectory(folder["report"]);
        await File.WriteAllTextAsync(Path.Combine(folder["report"], "package.json"), "{}");
        var path = Environment.GetEnvironmentVariable("PATH");
        try
        {
            Environment.SetEnvironmentVariable("PATH", folder.Path);
            var refused = await Assert.ThrowsAsync<PageTemplateException>(() => new PageTemplate(folder.Path).GetAsync(() => { }, CancellationToken.None));
            Assert.Contains("Install Node.js", refused.Message, StringComparison.Ordinal);
        }
        finally
        {
            Environment.SetEnvironmentVariable("PATH", path);
        }
    }

    [BrowserFact]
    public async Task A_page_that_does_not_build_is_named_with_the_cause()
    {
        using var folder = new TemporaryFolder();
        Directory.CreateDirectory(folder["report"]);
        await File.WriteAllTextAsync(Path.Combine(folder["report"], "package.json"), """{ "name": "broken", "scripts": {} }""");

        var refused = await Assert.ThrowsAsync<PageTemplateException>(() => new PageTemplate(folder.Path).GetAsync(() => { }, CancellationToken.None));

        Assert.Contains("npm ci", refused.Message, StringComparison.Ordinal);
    }
}
