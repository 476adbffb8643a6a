using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>The facts of each serializer can be listed, and a damaged file is reported.</summary>
public sealed class ListsFacts
{
    private static readonly Dictionary<string, string> s_columns100 = new() { ["COLUMNS"] = "100" };

    [Fact]
    public void Every_serializer_has_a_card_that_fits_into_100_columns()
    {
        var ended = GoldilocksProgram.Run(["list", "--facts"], s_columns100);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var lines = ended.Output.Split('\n');
        Assert.All(lines, line => Assert.InRange(line.TrimEnd('\r').Length, 0, 100));
        Assert.DoesNotContain('\u001b', ended.Output);
        Assert.All(
            Directory.GetFiles(Path.Combine(GoldilocksProgram.Repository, "serializers"), "Adapter.cs", SearchOption.AllDirectories)
                .Select(adapter => Path.GetFileName(Path.GetDirectoryName(adapter)!)),
            name => Assert.Contains(lines, line => Regex.IsMatch(line, $@"^\W* {Regex.Escape(name)} ")));
        Assert.Equal(lines.Count(line => line.StartsWith("format ", StringComparison.Ordinal)), lines.Count(line => line.StartsWith("before reading data of others ", StringComparison.Ordinal)));
    }

    [Fact]
    public void Copyleft_and_maintenance_mode_are_marked_beside_the_name()
    {
        var ended = GoldilocksProgram.Run(["list", "--facts", "--serializers", "ServiceStack.Text,Utf8Json"], s_columns100);

        Assert.Contains(" ServiceStack.Text [AGPL, ", ended.Output, StringComparison.Ordinal);
        Assert.Contains("AGPL-3.0-only OR LicenseRef-ServiceStack (copyleft)", ended.Output, StringComparison.Ordinal);
        Assert.Contains("XSockets", ended.Output, StringComparison.Ordinal);
        Assert.Contains(" Utf8Json [m] ", ended.Output, StringComparison.Ordinal);
        Assert.Contains("yes: last commit 2022-05-16; repository archived", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("MessagePack", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void What_probes_found_in_the_pinned_version_is_marked_beside_the_name()
    {
        var ended = GoldilocksProgram.Run(["list", "--facts", "--serializers", "MemoryPack"], s_columns100);

        Assert.Matches(@" MemoryPack \[[^\]]*killed", ended.Output);
    }

    [Fact]
    public void A_users_own_adapter_needs_no_facts()
    {
        using var folder = new TemporaryFolder();
        Adapter(folder, facts: null);

        var ended = GoldilocksProgram.Run(["list", "--facts", "--adapters", folder.Path, "--serializers", "Bookbinder"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches(@"licence +not recorded", ended.Output);
        Assert.Contains("0 of 1 serializers have a facts.json", ended.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("list", "--facts")]
    [InlineData("run", "--quick")]
    public void A_damaged_file_is_one_error_with_file_and_line_before_anything_is_built(string command, string option)
    {
        using var folder = new TemporaryFolder();
        var facts = Adapter(folder, "{\n  \"hom\": null\n}\n");

        var ended = GoldilocksProgram.Run([command, option, "--adapters", folder.Path, "--serializers", "Bookbinder", .. command == "run" ? ["--output", folder["run"]] : Array.Empty<string>()]);

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.StartsWith($"error: {facts}(2): ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains("docs/facts.md", ended.Errors, StringComparison.Ordinal);
        Assert.Single(ended.Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries));
    }

    private static string Adapter(TemporaryFolder folder, string? facts)
    {
        var adapter = Directory.CreateDirectory(folder["Bookbinder"]).FullName;
        File.WriteAllText(Path.Combine(adapter, "Bookbinder.csproj"), """<Project Sdk="Microsoft.NET.Sdk" />""");
        var path = Path.Combine(adapter, "facts.json");
        if (facts is not null)
        {
            File.WriteAllText(path, facts);
        }

        return path;
    }
}
