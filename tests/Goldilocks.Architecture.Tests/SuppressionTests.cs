using System.Text.RegularExpressions;

namespace Goldilocks.Architecture.Tests;

/// <summary>A warning that is switched off has a reason at the same place.</summary>
public sealed partial class SuppressionTests
{
    [Fact]
    public void A_pragma_states_its_reason() => Findings.None(Unexplained(
        Checkout.Files.Where(file => file.EndsWith(".cs", StringComparison.Ordinal)),
        PragmaDisable(),
        (line, before) => HasWords(AfterComment(line)) || before.StartsWith("//", StringComparison.Ordinal)));

    [Fact]
    public void A_suppression_attribute_states_its_reason() => Findings.None(
        from file in Checkout.Files.Where(file => file.EndsWith(".cs", StringComparison.Ordinal))
        from Match match in SuppressMessage().Matches(Checkout.Text(file))
        where !Justification().IsMatch(match.Value)
        select $"{file}: {match.Value}");

    [Fact]
    public void A_project_that_switches_a_warning_off_states_its_reason() => Findings.None(Unexplained(
        Checkout.Files.Where(IsBuildFile),
        SwitchedOffInProject(),
        (_, before) => before.EndsWith("-->", StringComparison.Ordinal)));

    [Fact]
    public void An_editorconfig_that_lowers_a_rule_names_it_and_states_the_reason()
    {
        var files = Checkout.Files.Where(file => Path.GetFileName(file) is ".editorconfig" or ".globalconfig").ToList();

        Assert.NotEmpty(files);
        Findings.None(files.SelectMany(UnexplainedRules));
    }

    private static IEnumerable<string> UnexplainedRules(string file)
    {
        // One comment may stand above several rules, if it names each of them.
        var comment = "";
        foreach (var line in Checkout.Lines(file).Select(line => line.Trim()))
        {
            if (line.StartsWith('#'))
            {
                comment = line;
            }
            else if (LoweredRule().Match(line) is { Success: true } rule)
            {
                if (!comment.Contains(rule.Groups["id"].Value, StringComparison.Ordinal) || !HasWords(comment))
                {
                    yield return $"{file}: {line}";
                }
            }
            else
            {
                comment = "";
            }
        }
    }

    private static IEnumerable<string> Unexplained(IEnumerable<string> files, Regex suppression, Func<string, string, bool> isExplained) =>
        from file in files
        let lines = Checkout.Lines(file)
        from number in Enumerable.Range(0, lines.Length)
        where suppression.IsMatch(lines[number])
        where !isExplained(lines[number], number == 0 ? "" : lines[number - 1].Trim())
        select $"{file}:{number + 1}: {lines[number].Trim()}";

    private static string AfterComment(string line) => line.Split("//", 2) is [_, var comment] ? comment : "";

    /// <summary>Some words beside a rule's number.</summary>
    private static bool HasWords(string text) => Word().Count(text) >= 2;

    private static bool IsBuildFile(string file) => Path.GetExtension(file) is ".csproj" or ".props" or ".targets" or ".proj";

    [GeneratedRegex(@"\b[A-Za-z]{2,}\b")]
    private static partial Regex Word();

    [GeneratedRegex(@"^\s*#pragma warning disable")]
    private static partial Regex PragmaDisable();

    [GeneratedRegex(@"\[[^\]]*SuppressMessage\((?:[^()""]|""[^""]*"")*\)")]
    private static partial Regex SuppressMessage();

    [GeneratedRegex(@"Justification\s*=\s*""[^""]{10,}""")]
    private static partial Regex Justification();

    [GeneratedRegex("<(NoWarn|WarningsNotAsErrors|TreatWarningsAsErrors[^>]*>false|RunAnalyzers[^>]*>false|NuGetAudit)")]
    private static partial Regex SwitchedOffInProject();

    [GeneratedRegex(@"^dotnet_diagnostic\.(?<id>\w+)\.severity\s*=\s*(none|silent|suggestion)")]
    private static partial Regex LoweredRule();
}
