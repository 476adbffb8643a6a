using System.Text.RegularExpressions;

namespace Goldilocks.Architecture.Tests;

public sealed partial class LinkTests
{
    private static readonly string[] s_sources = [".cs", ".ts", ".props", ".targets", ".csproj", ".yml", ".sh"];

    /// <summary>A link from page to page, to a heading of a page, or to a file or folder of the checkout. Web addresses are not requested.</summary>
    [Fact]
    public void Every_relative_link_of_every_page_leads_somewhere()
    {
        var pages = Checkout.Files.Where(file => file.EndsWith(".md", StringComparison.Ordinal)).ToList();
        var links = pages.SelectMany(page => Links(page).Select(link => (Page: page, link.Line, link.Target))).ToList();
        Assert.NotEmpty(links);

        Findings.None(
            from link in links
            let problem = Problem(link.Page, link.Target)
            where problem is not null
            select $"{link.Page}:{link.Line} links to {link.Target}, {problem}");
    }

    /// <summary>Comments and messages name pages by their path from the root; a reader of either has to find them.</summary>
    [Fact]
    public void Every_page_that_a_source_file_names_exists()
    {
        var named = (
            from file in Checkout.Files
            where s_sources.Any(ending => file.EndsWith(ending, StringComparison.Ordinal))
            from line in Checkout.Lines(file).Select((text, index) => (Text: text, Number: index + 1))
            from match in Page().Matches(line.Text)
            select (Place: $"{file}:{line.Number}", Page: match.Value)).ToList();
        Assert.NotEmpty(named);

        Findings.None(
            from name in named
            where !Checkout.Files.Contains(name.Page)
            select $"{name.Place} names {name.Page}, which is not in the checkout");
    }

    [Theory]
    [InlineData("## How long it takes", "how-long-it-takes")]
    [InlineData("### `goldilocks bdn`: a second opinion", "goldilocks-bdn-a-second-opinion")]
    [InlineData("# [Rooms](rooms.md) & doors", "rooms--doors")]
    [InlineData("## snake_case stays", "snake_case-stays")]
    public void A_heading_has_the_anchor_that_GitHub_gives_it(string heading, string anchor) => Assert.Equal(anchor, AnchorOf(heading));

    private static string? Problem(string page, string target)
    {
        if (Workflow().Match(target) is { Success: true } workflow)
        {
            return Checkout.Files.Contains($".github/workflows/{workflow.Groups["file"].Value}") ? null : "which is not a workflow of the checkout";
        }

        var parts = target.Split('#', 2);
        var path = parts[0].Length == 0 ? page : Path.GetRelativePath(Checkout.Root, Path.Combine(Checkout.Root, Path.GetDirectoryName(page)!, Uri.UnescapeDataString(parts[0]))).Replace('\\', '/');
        if (!Checkout.Files.Contains(path) && !Checkout.Files.Any(file => file.StartsWith(path.TrimEnd('/') + "/", StringComparison.Ordinal)))
        {
            return "which is not in the checkout";
        }

        return parts.Length == 1 || !path.EndsWith(".md", StringComparison.Ordinal) || Anchors(path).Contains(parts[1]) ? null : "which has no such heading";
    }

    private static IEnumerable<(int Line, string Target)> Links(string page) =>
        from line in Prose(page)
        from match in Link().Matches(Code().Replace(line.Text, ""))
        let target = match.Groups["target"].Value
        where !Scheme().IsMatch(target)
        select (line.Number, target);

    /// <summary>The second of two equal headings gets a number.</summary>
    private static HashSet<string> Anchors(string page)
    {
        var anchors = new HashSet<string>(StringComparer.Ordinal);
        foreach (var heading in Prose(page).Select(line => line.Text).Where(text => Heading().IsMatch(text)))
        {
            var anchor = AnchorOf(heading);
            var number = 0;
            while (!anchors.Add(number == 0 ? anchor : $"{anchor}-{number}"))
            {
                number++;
            }
        }

        return anchors;
    }

    /// <summary>Lower case, without punctuation but hyphens and underscores, spaces as hyphens.</summary>
    private static string AnchorOf(string heading)
    {
        var text = Link().Replace(Heading().Replace(heading, ""), "${text}");
        return NotInAnchor().Replace(text.Trim().ToLowerInvariant(), "").Replace(' ', '-');
    }

    /// <summary>Lines outside fenced code.</summary>
    private static IEnumerable<(int Number, string Text)> Prose(string page)
    {
        var isCode = false;
        foreach (var (text, index) in Checkout.Lines(page).Select((text, index) => (text, index)))
        {
            var isFence = text.TrimStart().StartsWith("```", StringComparison.Ordinal);
            isCode ^= isFence;
            if (!isFence && !isCode)
            {
                yield return (index + 1, text);
            }
        }
    }

    // GitHub shows what became of a workflow beside the repository's files, so that a badge needs no address of the repository.
    [GeneratedRegex(@"^\.\./\.\./actions/workflows/(?<file>[\w-]+\.yml)(?:/badge\.svg)?$")]
    private static partial Regex Workflow();

    [GeneratedRegex(@"!?\[(?<text>[^\]]*)\]\((?<target>[^)\s]+)(\s+""[^""]*"")?\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"(?<![\w/])docs/[\w./-]+?\.md\b")]
    private static partial Regex Page();

    [GeneratedRegex("`[^`]*`")]
    private static partial Regex Code();

    [GeneratedRegex(@"^\w+:")]
    private static partial Regex Scheme();

    [GeneratedRegex("^#{1,6} ")]
    private static partial Regex Heading();

    [GeneratedRegex(@"[^\p{L}\p{N} _-]")]
    private static partial Regex NotInAnchor();
}
