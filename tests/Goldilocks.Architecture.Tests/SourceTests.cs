using System.Text.RegularExpressions;

namespace Goldilocks.Architecture.Tests;

public sealed partial class SourceTests
{
    private const int MaximumLines = 300;

    /// <summary>The only source that a program writes: a test makes it again from the models beside it.</summary>
    private const string MadeFromModels = "probes/models/schemas/";

    /// <summary>A serializer is a folder with a project. The floors' folder is no contestant, and its name is a word of our own.</summary>
    private static readonly string[] SerializerNames =
    [
        .. Checkout.Under("serializers", ".csproj")
            .Select(file => file.Split('/'))
            .Where(parts => parts.Length == 3)
            .Select(parts => parts[1])
            .Distinct()
            .Where(name => name != "Floors"),
    ];

    private static readonly string[] InsideWorkers =
        ["Goldilocks.Benchmark", "Goldilocks.Contracts", "Goldilocks.Prober", "Goldilocks.Protocol", "Goldilocks.Server", "Goldilocks.Startup", "Goldilocks.Worker"];

    [Fact]
    public void Nothing_under_src_knows_a_serializer_by_name()
    {
        Assert.Contains("System.Text.Json", SerializerNames);

        var anyName = new Regex($@"(?<![\w.])({string.Join('|', SerializerNames.Select(Regex.Escape))})(?!\w)", RegexOptions.Compiled);
        var mentions =
            from file in Checkout.Under("src", ".cs", ".csproj", ".props", ".targets", ".json")
            from line in NumberedLines(file)
            let name = anyName.Match(line.Text)
            where name.Success && !IsOwnUse(file, line.Text)
            select $"{file}:{line.Number} names {name}: {line.Text.Trim()}";

        Findings.None(mentions);
    }

    [Theory]
    [InlineData("src")]
    [InlineData("workloads")]
    [InlineData("tests")]
    [InlineData("serializers")]
    [InlineData("codecs")]
    [InlineData("bench")]
    [InlineData("probes")]
    [InlineData("report")]
    public void A_source_file_fits_into_a_readers_head(string folder) => Findings.None(Checkout
        .Under(folder, ".cs", ".ts")
        .Where(file => Checkout.Lines(file).Length > MaximumLines && !file.StartsWith(MadeFromModels, StringComparison.Ordinal))
        .Select(file => $"{file} has {Checkout.Lines(file).Length} lines; {MaximumLines} is the most"));

    /// <summary>
    /// The tool's own files are JSON, and the runtime's reader and writer are also a contestant. The tool may use them, but it may not
    /// name them in texts. Code that runs inside a worker may do neither.
    /// </summary>
    private static bool IsOwnUse(string file, string line) =>
        !InsideWorkers.Any(project => file.StartsWith($"src/{project}/", StringComparison.Ordinal)) && UsingDirective().IsMatch(line);

    private static IEnumerable<(int Number, string Text)> NumberedLines(string file) =>
        Checkout.Lines(file).Select((text, index) => (index + 1, text));

    [GeneratedRegex(@"^using System\.Text\.Json(\.\w+)*;$")]
    private static partial Regex UsingDirective();
}
