using System.Text.Json;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>--quiet, --verbose and --json mean the same on every command, so that a script need not know which one it calls.</summary>
public sealed class PrintsAsAsked
{
    /// <summary>One short call of each command, with the property that its JSON begins with; none for an array.</summary>
    private static readonly Dictionary<string, (string Arguments, string? First)> s_calls = new()
    {
        ["run"] = ("--launches 1 --workloads person --set " + GoldilocksProgram.ShortSettings + " --serializers Honest --baseline Honest --adapters FAKES --output FOLDER/again", "folder"),
        ["choose"] = ("RUN", "formatVersion"),
        ["compare"] = ("RUN RUN", "threshold"),
        ["adopt"] = ("System.Text.Json --model OWN --output FOLDER/adopted", "folder"),
        ["evolve"] = ("--serializers System.Text.Json --old VERSIONS/v1 --new VERSIONS/v2 --sample VERSIONS/orders.jsonl --output FOLDER/evolve", "folder"),
        ["interop"] = ("--serializers System.Text.Json --workloads person --output FOLDER/interop", "folder"),
        ["populate"] = ("--serializers Newtonsoft.Json --workloads person", "readings"),
        ["pieces"] = ("--serializers Newtonsoft.Json --workloads person", "readings"),
        ["startup"] = ("--serializers System.Text.Json --starts 1 --modes jit --output FOLDER/startup", "folder"),
        ["verify"] = ("--serializers Honest --adapters FAKES --workloads person", "serializers"),
        ["probe"] = ("--serializers Honest --adapters FAKES --only lengths --output FOLDER/probe", "folder"),
        ["footprint"] = ("--serializers Honest --adapters FAKES --workloads person", "footprints"),
        ["memory"] = ("--serializers Honest --adapters FAKES --workloads person --operations serialize", null),
        ["profile"] = ("--serializers Honest --adapters FAKES --workloads person --operations serialize --seconds 1 --output FOLDER/profile", "folder"),
        ["load"] = ("--serializers System.Text.Json/plain --workloads person --duration 1s --launches 1 --connections 1 --output FOLDER/load", "folder"),
        ["history"] = ("RUN FOLDER/again", "threshold"),
        ["report"] = ("RUN --output FOLDER/page.html", "report"),
        ["submit"] = ("RUN --output FOLDER/submission", "folder"),
        ["list"] = ("--build --serializers Honest --adapters FAKES", "serializers"),
        ["outdated"] = ("--serializers System.Text.Json", "pins"),
        ["clean"] = ("--dry-run", null),
    };

    /// <summary>Those that publish programs, start servers or take a second and more. Each has tests of its own, with JSON.</summary>
    private static readonly string[] s_costly = ["adopt", "evolve", "interop", "populate", "pieces", "startup", "probe", "footprint", "memory", "profile", "load", "report"];

    /// <summary>BenchmarkDotNet takes minutes; its command is called with a mistake only.</summary>
    private const string TooLong = "bdn";

    [Fact]
    public void Every_command_has_the_same_three_options()
    {
        var commands = Commands();
        Assert.Equal([.. s_calls.Keys.Append(TooLong).Order()], commands.Order());
        var texts = commands.Select(command => Regex.Match(InProcess.Run([command, "--help"]).Output, @"What it prints:\r?\n(?:  .*\r?\n)+").Value).Distinct();

        Assert.Matches("--quiet [^-]*--verbose [^-]*--json ", Assert.Single(texts));
    }

    [Fact]
    public void With_json_standard_output_is_one_document_and_with_quiet_nothing_is_beside_it() =>
        AssertOneDocument(command => s_calls.Keys.Except(s_costly).Contains(command));

    [Fact]
    [Trait("Runs", "nightly")]
    public void So_it_is_with_the_commands_that_build_and_measure_more() => AssertOneDocument(s_costly.Contains);

    [Fact]
    public void Progress_goes_to_standard_error_beside_json_and_every_step_is_shown_when_asked_for()
    {
        string[] verify = ["verify", "--serializers", "Honest", "--adapters", GoldilocksProgram.Fakes, "--workloads", "person"];

        var json = InProcess.Run([.. verify, "--json"]);
        var verbose = InProcess.Run([.. verify, "--verbose"]);
        var quiet = InProcess.Run([.. verify, "--quiet"]);

        Assert.Contains("Verifying", json.Errors, StringComparison.Ordinal);
        Assert.Matches("Honest: unchanged since its last build: ready[\\s\\S]*verified: Honest[\\s\\S]*Took ", verbose.Output);
        Assert.Contains("equal", quiet.Output, StringComparison.Ordinal);
        Assert.DoesNotMatch("Verifying|Took|unchanged since", quiet.Output);
    }

    [Fact]
    public void An_error_has_its_place_in_the_program_only_when_asked_for()
    {
        var usual = InProcess.Run(["bdn", "--serializers", "NoSuch"]);
        var verbose = InProcess.Run(["bdn", "--serializers", "NoSuch", "--verbose"]);

        Assert.DoesNotContain("   at ", usual.Errors, StringComparison.Ordinal);
        Assert.Contains("   at Goldilocks.", verbose.Errors, StringComparison.Ordinal);
        Assert.Equal((2, 2), (usual.ExitCode, verbose.ExitCode));
    }

    [Fact]
    public void Both_at_once_contradict_each_other()
    {
        var ended = InProcess.Run(["list", "--quiet", "--verbose"]);

        Assert.Contains("--quiet and --verbose contradict each other", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
    }

    private static void AssertOneDocument(Func<string, bool> isAsked)
    {
        using var folder = new TemporaryFolder();
        Assert.Equal(0, InProcess.Run(["run", .. GoldilocksProgram.Short, "--serializers", "Honest", "--baseline", "Honest", "--adapters", GoldilocksProgram.Fakes, "--output", folder["run"]]).ExitCode);
        foreach (var (command, (arguments, first)) in s_calls.Where(call => isAsked(call.Key)))
        {
            var words = arguments.Replace("VERSIONS", Path.Combine(GoldilocksProgram.Repository, "tests", "OwnModels", "OrderVersions"), StringComparison.Ordinal)
                .Replace("OWN", Path.Combine(GoldilocksProgram.Repository, "tests", "OwnModels", "Document"), StringComparison.Ordinal)
                .Replace("FAKES", GoldilocksProgram.Fakes, StringComparison.Ordinal)
                .Replace("RUN", folder["run"], StringComparison.Ordinal)
                .Replace("FOLDER", Path.GetDirectoryName(folder["run"]), StringComparison.Ordinal)
                .Split(' ');

            var ended = InProcess.Run([command, .. words, "--json", "--quiet"]);

            Assert.True(ended.ExitCode is 0 or 1, $"{command}: {ended.Errors}");
            using var document = JsonDocument.Parse(ended.Output);
            Assert.Equal(first ?? "", document.RootElement.ValueKind == JsonValueKind.Array ? "" : document.RootElement.EnumerateObject().First().Name);
            Assert.DoesNotContain("error:", ended.Errors, StringComparison.Ordinal);
            Assert.DoesNotMatch("launch 1|Verifying|start 1 of|section 1", ended.Errors);
        }
    }

    private static List<string> Commands() =>
        [.. Regex.Matches(InProcess.Run(["--help"]).Output, @"(?<=Commands:[\s\S]*)^  ([a-z]+) ", RegexOptions.Multiline).Select(match => match.Groups[1].Value)];
}
