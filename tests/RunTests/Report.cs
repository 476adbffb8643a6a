using System.Globalization;

namespace RunTests;

/// <summary>The text above the closing line.</summary>
internal static class Report
{
    /// <summary>A crash prints the whole stack of the test platform; its first lines name the test.</summary>
    private const int ParagraphLines = 25;

    private const int SlowestShown = 10;

    private static readonly string[] NoisyBeginnings = ["Test run for ", "A total of ", "Results File: ", "VSTest version ", "Starting test execution", "Build succeeded.", "0 Warning(s)", "0 Error(s)", "Time Elapsed "];

    /// <summary>Lines of the test platform about every assembly that no reader needs.</summary>
    public static bool IsNoise(string line) => line.Trim().Length == 0 || NoisyBeginnings.Any(beginning => line.TrimStart().StartsWith(beginning, StringComparison.Ordinal));

    /// <summary>Every skipped and failed test, where the time went, and whatever else explains the exit code.</summary>
    public static IEnumerable<string> Lines(IReadOnlyList<TestResults> assemblies, IReadOnlyList<(string Name, double Seconds)> stages, int exitCode) =>
        [.. assemblies.SelectMany(Problems), "", .. Slowest(assemblies), .. Assemblies(assemblies), .. Stages(stages), .. Unexplained(assemblies, exitCode)];

    private static IEnumerable<string> Problems(TestResults assembly) =>
    [
        .. assembly.Skipped.SelectMany(test => Paragraph($"Skipped: {test.Name}", test.Text)),
        .. assembly.Failures.SelectMany(test => Paragraph($"Failed: {test.Name}", test.Text)),
        .. assembly.RunErrors.SelectMany(error => Paragraph($"Failed: {assembly.Name} as a whole", error)),
    ];

    private static IEnumerable<string> Paragraph(string title, string text) =>
        ["", title, .. text.Split('\n', StringSplitOptions.RemoveEmptyEntries).Take(ParagraphLines).Select(line => "    " + line.TrimEnd())];

    private static IEnumerable<string> Slowest(IReadOnlyList<TestResults> assemblies)
    {
        var slowest = assemblies.SelectMany(assembly => assembly.Durations).OrderByDescending(test => test.Seconds).Take(SlowestShown).ToList();
        return slowest.Count == 0 ? [] : ["The slowest tests, in seconds:", .. slowest.Select(test => Timed(test.Seconds, test.Name + (test.Cases > 1 ? $" ({test.Cases} cases)" : ""))), ""];
    }

    private static IEnumerable<string> Assemblies(IReadOnlyList<TestResults> assemblies) => assemblies.Count == 0 ? [] :
    [
        "The assemblies, in seconds; several run at the same time:",
        .. assemblies.OrderByDescending(assembly => assembly.Seconds).Select(assembly => Timed(assembly.Seconds, assembly.Name)),
        "",
    ];

    private static IEnumerable<string> Stages(IReadOnlyList<(string Name, double Seconds)> stages) => ["All of it, in seconds:", .. stages.Select(stage => Timed(stage.Seconds, stage.Name)), ""];

    private static string Timed(double seconds, string name) => string.Create(CultureInfo.InvariantCulture, $"{seconds,8:0.0}  {name}");

    private static IEnumerable<string> Unexplained(IReadOnlyList<TestResults> assemblies, int exitCode)
    {
        var tally = TestTally.Of(assemblies);
        if (exitCode != 0 && tally.Failed == 0 && assemblies.All(assembly => assembly.RunErrors.Count == 0))
        {
            yield return string.Create(CultureInfo.InvariantCulture, $"'dotnet test' ended with exit code {exitCode} although no test failed; the output above says why.");
        }
        else if (tally is { Passed: 0, Failed: 0 })
        {
            yield return "No test ran. Without a filter that would be a defect of the tests; with one, no test fits it.";
        }
    }
}
