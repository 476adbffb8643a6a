using System.Text.RegularExpressions;

namespace Goldilocks.Architecture.Tests;

/// <summary>A clone works anywhere: no file names the machine it was written on or the registry its packages came from.</summary>
public sealed class PrivacyTests
{
    // Written so that this file does not match itself.
    private static readonly Regex Forbidden = new(string.Join('|', "api" + @"\.nuget", "registry" + @"\.npm", @"(?<![\w.\-/}])/" + @"(work|root)/"));

    private static readonly string[] Binary = [".png", ".ico", ".woff2", ".nupkg"];

    [Fact]
    public void No_file_names_a_package_registry_or_a_path_of_its_authors_machine() => Findings.None(
        from file in Checkout.Files
        where !Binary.Contains(Path.GetExtension(file))
        from line in Checkout.Lines(file).Select((text, index) => (Text: text, Number: index + 1))
        where Forbidden.IsMatch(line.Text)
        select $"{file}:{line.Number}: {line.Text.Trim()}");

    [Theory]
    [InlineData("see /" + "work/main/x")]
    [InlineData("\"/" + "root/.nuget\"")]
    [InlineData("https://api" + ".nuget.org/v3")]
    public void The_pattern_finds_what_it_should(string line) => Assert.Matches(Forbidden, line);

    [Theory]
    [InlineData("https://example.org/" + "work/item")]
    [InlineData("tests/" + "root/file")]
    public void The_pattern_leaves_other_paths_alone(string line) => Assert.DoesNotMatch(Forbidden, line);
}
