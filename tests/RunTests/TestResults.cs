using System.Globalization;
using System.Xml.Linq;

namespace RunTests;

/// <summary>One test that did not pass.</summary>
/// <param name="Name">Class and method, with the arguments of a theory.</param>
/// <param name="Text">The message and where it came from, or the reason for skipping.</param>
internal sealed record TestProblem(string Name, string Text);

/// <summary>How long one test method took, with all cases of a theory.</summary>
/// <param name="Name">Class and method.</param>
/// <param name="Cases">Count; 1 for a test that is no theory.</param>
/// <param name="Seconds">Of all cases together. What a fixture did before the first of them is in none.</param>
internal sealed record TestDuration(string Name, int Cases, double Seconds);

/// <summary>What one test assembly reported.</summary>
/// <param name="Name">The project's name.</param>
/// <param name="Seconds">From its start to its end, beside the other assemblies.</param>
/// <param name="Durations">Of every test method.</param>
/// <param name="Passed">Count of tests.</param>
/// <param name="Failures">With their messages.</param>
/// <param name="Skipped">With their reasons.</param>
/// <param name="RunErrors">What went wrong outside any test, such as the death of the test process.</param>
internal sealed record TestResults(
    string Name,
    double Seconds,
    IReadOnlyList<TestDuration> Durations,
    int Passed,
    IReadOnlyList<TestProblem> Failures,
    IReadOnlyList<TestProblem> Skipped,
    IReadOnlyList<string> RunErrors)
{
    private static readonly XNamespace Trx = "http://microsoft.com/schemas/VisualStudio/TeamTest/2010";

    /// <summary>Reads every results file of the folder, ordered by name.</summary>
    public static IReadOnlyList<TestResults> Read(string folder) =>
        [.. Directory.EnumerateFiles(folder, "*.trx").Order(StringComparer.Ordinal).Select(Parse)];

    private static TestResults Parse(string file)
    {
        var run = XDocument.Load(file).Root!;
        var all = run.Descendants(Trx + "UnitTestResult").ToList();
        var tests = all.ToLookup(test => (string?)test.Attribute("outcome"));
        return new TestResults(
            Path.GetFileNameWithoutExtension(file),
            run.Element(Trx + "Times") is { } times ? (Time(times, "finish") - Time(times, "start")).TotalSeconds : 0,
            [.. all.GroupBy(MethodOf).Select(method => new TestDuration(method.Key, method.Count(), method.Sum(SecondsOf)))],
            tests["Passed"].Count(),
            [.. tests.Where(outcome => outcome.Key is not ("Passed" or "NotExecuted")).SelectMany(outcome => outcome).Select(Problem)],
            [.. tests["NotExecuted"].Select(Problem)],
            [.. run.Descendants(Trx + "RunInfo").Where(info => (string?)info.Attribute("outcome") == "Error").Select(info => info.Value.Trim()).Where(IsNoTest)]);
    }

    /// <summary>xunit also reports every failed test as an error of the run.</summary>
    private static bool IsNoTest(string error) => !error.EndsWith("[FAIL]", StringComparison.Ordinal);

    /// <summary>The name of a case has the arguments behind that of its method.</summary>
    private static string MethodOf(XElement test) => NameOf(test).Split('(')[0];

    private static string NameOf(XElement test) => (string?)test.Attribute("testName") ?? "a test without a name";

    private static double SecondsOf(XElement test) =>
        (string?)test.Attribute("duration") is { } duration ? TimeSpan.Parse(duration, CultureInfo.InvariantCulture).TotalSeconds : 0;

    private static DateTimeOffset Time(XElement times, string name) => DateTimeOffset.Parse((string)times.Attribute(name)!, CultureInfo.InvariantCulture);

    private static TestProblem Problem(XElement test)
    {
        var error = test.Element(Trx + "Output")?.Element(Trx + "ErrorInfo");
        string?[] parts = [(string?)error?.Element(Trx + "Message"), (string?)error?.Element(Trx + "StackTrace")];
        return new TestProblem(NameOf(test), string.Join("\n", parts.OfType<string>()).TrimEnd());
    }
}

/// <summary>The closing line.</summary>
internal sealed record TestTally(int Passed, int Failed, int Skipped)
{
    /// <summary>The sum over all assemblies.</summary>
    public static TestTally Of(IReadOnlyList<TestResults> assemblies) => new(
        assemblies.Sum(assembly => assembly.Passed),
        assemblies.Sum(assembly => assembly.Failures.Count),
        assemblies.Sum(assembly => assembly.Skipped.Count));

    /// <inheritdoc/>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Passed} passed, {Failed} failed, {Skipped} skipped");
}
