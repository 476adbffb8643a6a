namespace Goldilocks.Architecture.Tests;

/// <summary>A reader who doubts a figure looks for the same things on every page of an experiment, in the same order.</summary>
public sealed class ExperimentPageTests
{
    private const string Folder = "docs/experiments";

    private static readonly string[] s_parts = ["**Question.**", "**Command.**", "**Machine and commit.**", "**Status", "## Result", "## Decision"];

    /// <summary>The list of the experiments, and the page that points to the others' commands and machines.</summary>
    private static readonly string[] s_others = [$"{Folder}/README.md", $"{Folder}/constants.md"];

    [Fact]
    public void Every_experiment_says_what_was_asked_how_where_whether_it_still_holds_what_came_out_and_what_follows()
    {
        var pages = Checkout.Under(Folder, ".md").Except(s_others).ToList();
        Assert.NotEmpty(pages);

        Findings.None(
            from page in pages
            let found = Checkout.Lines(page).Select(PartOf).OfType<string>().ToList()
            where !found.SequenceEqual(s_parts)
            select $"{page} has [{string.Join(", ", found)}], and must have [{string.Join(", ", s_parts)}]");
    }

    [Fact]
    public void Every_experiment_is_current_or_superseded() => Findings.None(
        from page in Checkout.Under(Folder, ".md").Except(s_others)
        from line in Checkout.Lines(page)
        where PartOf(line) == "**Status" && !line.StartsWith("**Status: current", StringComparison.Ordinal) && !line.StartsWith("**Status: superseded", StringComparison.Ordinal)
        select $"{page}: {line}");

    private static string? PartOf(string line) => s_parts.FirstOrDefault(part => line.StartsWith(part, StringComparison.Ordinal));
}
