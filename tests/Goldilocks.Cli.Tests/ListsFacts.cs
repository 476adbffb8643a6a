using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>The facts of each serializer can be listed, and a damaged file is reported.</summary>
public sealed class ListsFacts
{
    private const int Columns = 100;

    [Fact]
    public void Every_serializer_has_a_card_that_fits_into_100_columns()
    {
        var ended = InProcess.Run(["list", "--facts"], Columns);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var lines = ended.Output.Split('\n');
        Assert.All(lines, line => Assert.InRange(line.TrimEnd('\r').Length, 0, 100));
        Assert.DoesNotContain('\u001b', ended.Output);
        Assert.All(
            Directory.GetDirectories(Path.Combine(GoldilocksProgram.Repository, "serializers")).SelectMany(folder => Directory.GetFiles(folder, "*.csproj")).Select(Path.GetFileNameWithoutExtension).OfType<string>(),
            name => Assert.Contains(lines, line => Regex.IsMatch(line, $@"^\W* {Regex.Escape(name)} ")));
        Assert.Equal(lines.Count(line => line.StartsWith("format ", StringComparison.Ordinal)), lines.Count(line => line.StartsWith("before reading data of others ", StringComparison.Ordinal)));
    }

    [Fact]
    public void Copyleft_and_maintenance_mode_are_marked_beside_the_name()
    {
        var ended = InProcess.Run(["list", "--facts", "--serializers", "ServiceStack.Text,Utf8Json"], Columns);

        Assert.Contains(" ServiceStack.Text [AGPL] ", ended.Output, StringComparison.Ordinal);
        Assert.Contains("AGPL-3.0-only OR LicenseRef-ServiceStack (copyleft)", ended.Output, StringComparison.Ordinal);
        Assert.Contains("XSockets", ended.Output, StringComparison.Ordinal);
        Assert.Contains(" Utf8Json [killed] [m] ", ended.Output, StringComparison.Ordinal);
        Assert.Contains("yes: no change to its code since 2018-06-09; repository archived", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("MessagePack", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void What_probes_found_in_the_pinned_version_is_marked_beside_the_name()
    {
        var ended = InProcess.Run(["list", "--facts", "--serializers", "MemoryPack"], Columns);

        Assert.Matches(@" MemoryPack \[[^\]]*killed", ended.Output);
    }

    [Fact]
    public void A_users_own_adapter_needs_no_facts()
    {
        using var folder = new TemporaryFolder();
        Adapter(folder, facts: null);

        var ended = InProcess.Run(["list", "--facts", "--adapters", folder.Path, "--serializers", "Bookbinder"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches(@"licence +not recorded", ended.Output);
        Assert.Contains("0 of 1 serializers have a facts.json", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Facts_that_were_checked_long_ago_are_listed_with_the_day_and_are_a_finding()
    {
        using var folder = new TemporaryFolder();
        Adapter(folder, Dated("2020-02-29", "2020-03-01"));

        var ended = InProcess.Run(["list", "--facts", "--check", "--adapters", folder.Path, "--serializers", "Bookbinder"]);
        var told = InProcess.Run(["list", "--facts", "--check", "--adapters", folder.Path, "--serializers", "Bookbinder", "--json"]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Bookbinder", ended.Output, StringComparison.Ordinal);
        Assert.Contains("2020-02-29", ended.Output, StringComparison.Ordinal);
        Assert.Equal(1, told.ExitCode);
        using var json = JsonDocument.Parse(told.Output);
        var facts = Assert.Single(json.RootElement.EnumerateArray()).GetProperty("facts");
        Assert.Equal(("lastCommit", "2020-02-29"), (facts[0].GetProperty("fact").GetString(), facts[0].GetProperty("checked").GetString()));
    }

    [Fact]
    public void Facts_that_were_checked_today_are_no_finding()
    {
        using var folder = new TemporaryFolder();
        var today = DateTime.UtcNow.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
        Adapter(folder, Dated(today, today));

        var ended = InProcess.Run(["list", "--facts", "--check", "--adapters", folder.Path, "--serializers", "Bookbinder"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.DoesNotContain(today, ended.Output, StringComparison.Ordinal);
    }

    [UnixFact("A terminal is made with script, which Windows has not.")]
    public void NO_COLOR_takes_the_colours_of_a_terminal_away()
    {
        const string Colour = "\u001b[38;";

        Assert.Contains(Colour, OnATerminal(null), StringComparison.Ordinal);
        var plain = OnATerminal("1");
        Assert.Contains("MemoryPack", plain, StringComparison.Ordinal);
        Assert.DoesNotContain(Colour, plain, StringComparison.Ordinal);
    }

    [UnixFact("A terminal is made with script, which Windows has not.")]
    public void An_empty_NO_COLOR_leaves_the_colours() => Assert.Contains("\u001b[38;", OnATerminal(""), StringComparison.Ordinal);

    [Theory]
    [InlineData("list", "--facts")]
    [InlineData("run", "--quick")]
    public void A_damaged_file_is_one_error_with_file_and_line_before_anything_is_built(string command, string option)
    {
        using var folder = new TemporaryFolder();
        var facts = Adapter(folder, "{\n  \"hom\": null\n}\n");

        var ended = InProcess.Run([command, option, "--adapters", folder.Path, "--serializers", "Bookbinder", .. command == "run" ? ["--output", folder["run"]] : Array.Empty<string>()]);

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.StartsWith($"error: {facts}(2): ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains("docs/facts.md", ended.Errors, StringComparison.Ordinal);
        Assert.Single(ended.Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries));
    }

    private static string OnATerminal(string? noColor)
    {
        var command = $"dotnet '{GoldilocksProgram.Program}' list --facts --serializers MemoryPack";
        string[] arguments = OperatingSystem.IsMacOS() ? ["-q", "/dev/null", "sh", "-c", command] : ["-qec", command, "/dev/null"];
        var start = new ProcessStartInfo("script", arguments) { RedirectStandardOutput = true, RedirectStandardError = true };
        start.Environment["TERM"] = "xterm-256color";
        start.Environment["NO_COLOR"] = noColor;
        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process).Output;
    }

    /// <summary>Facts with a day for the last commit and another for the rest.</summary>
    private static string Dated(string commit, string others) => $$"""
        {
          "home": "https://example.org/bookbinder", "package": "Bookbinder", "licence": "MIT", "format": "own binary", "formatDetails": null, "naturalApi": null,
          "lastRelease": null, "lastCommit": "2019-06-05", "lastProductCommit": null, "archived": null, "statement": null, "needsAttributes": null,
          "needsCodeGeneration": null, "embedsTypes": null, "unsafeNotes": null, "versioning": null,
          "sources": { "lastCommit": { "source": "git log", "checked": "{{commit}}" }, "*": { "source": "README", "checked": "{{others}}" } }
        }
        """;

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
