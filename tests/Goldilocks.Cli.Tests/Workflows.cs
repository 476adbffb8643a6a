using System.Diagnostics;
using System.IO.Compression;
using System.Text.RegularExpressions;
using YamlDotNet.RepresentationModel;

namespace Goldilocks.Cli.Tests;

/// <summary>The commands of the workflows work as they are written: each is taken out of its file and run.</summary>
public sealed class Workflows : IDisposable
{
    private const string NeedsBash = "The workflows use bash, which is not on every Windows.";

    /// <summary>Commands that a test cannot run, with the reason. A new step must be run below, or be entered here.</summary>
    private static readonly Dictionary<string, string> s_notRunHere = new()
    {
        ["Test"] = "this test is part of it",
        ["Test everything"] = "this test is part of it",
        ["Pack the tool"] = "the tests of the installed tool do it",
        ["Install the tool"] = "the tests of the installed tool do it",
        ["Measure two serializers with the installed tool"] = "the tests of the installed tool do it",
        ["Pack the pull request"] = "it packs another repository's project",
        ["Install Goldilocks"] = "the tests of the installed tool do it",
        ["Comment"] = "it writes into a pull request",
    };

    private static readonly string[] s_runHere =
        ["Measure", "Merge into one page", "Add the sample, the recorded results and the way to them", "List pins that are behind", "Measure it beside the last release", "Judge"];

    private static readonly string s_short = $"--launches 1 --set {GoldilocksProgram.ShortSettings}";

    private readonly TemporaryFolder _folder = new();

    [Fact]
    public void Every_command_is_run_by_a_test_or_has_a_reason_not_to_be() =>
        Assert.Equal(s_notRunHere.Keys.Concat(s_runHere).Order(StringComparer.Ordinal), Steps().Select(step => step.Name).Order(StringComparer.Ordinal));

    /// <summary>GitHub shows no form that it cannot read, and says nothing of it.</summary>
    [Fact]
    public void Every_issue_form_can_be_read_and_asks_something() => Assert.All(
        Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Repository, ".github", "ISSUE_TEMPLATE"), "*.yml"),
        file =>
        {
            var form = (YamlMappingNode)Document(file);
            Assert.All(["name", "description"], key => Assert.NotEmpty(form[key].ToString()));
            Assert.All((YamlSequenceNode)form["body"], field => Assert.NotEmpty(field["attributes"]["label"].ToString()));
        });

    [UnixFact(NeedsBash)]
    [Trait("Runs", "nightly")]
    public void The_nightly_roundup_measures_on_two_machines_and_merges_them_into_one_page()
    {
        Dictionary<string, string> environment = new() { ["OPTIONS"] = $"--serializers System.Text.Json,Newtonsoft.Json {s_short}" };

        Succeed("Measure", environment, ("matrix.machine", "first"));
        Succeed("Measure", environment, ("matrix.machine", "second"));
        Succeed("Merge into one page", environment);
        Succeed("List pins that are behind", environment);
        Directory.CreateDirectory(_folder["docs"]);
        Directory.CreateSymbolicLink(_folder["docs/sample"], Path.Combine(GoldilocksProgram.Repository, "docs", "sample"));
        Directory.CreateSymbolicLink(_folder["results"], Path.Combine(GoldilocksProgram.Repository, "results"));
        Succeed("Add the sample, the recorded results and the way to them", environment);

        Assert.True(new FileInfo(_folder["site/nightly.html"]).Length > 100_000, "no page");
        Assert.All(["nightly.html", "sample.html", "results/"], page => Assert.Contains($"href=\"{page}\"", File.ReadAllText(_folder["site/index.html"]), StringComparison.Ordinal));
        Assert.Contains("<table>", File.ReadAllText(_folder["site/results/index.html"]), StringComparison.Ordinal);
        Assert.Contains("\"pins\"", File.ReadAllText(_folder["site/outdated.json"]), StringComparison.Ordinal);
    }

    [UnixFact(NeedsBash)]
    [Trait("Runs", "nightly")]
    public void A_pull_request_is_measured_beside_the_last_release_and_judged()
    {
        const string Version = "9999.0.0-pr.1";
        Dictionary<string, string> environment = new()
        {
            ["SERIALIZER"] = "Newtonsoft.Json", ["VERSION"] = Version, ["WORKLOADS"] = "person", ["FAIL_ABOVE"] = "5%", ["OPTIONS"] = s_short,
        };
        MakePackage("Newtonsoft.Json", Version);

        Succeed("Measure it beside the last release", environment);
        Succeed("Judge", environment);

        Assert.Contains($"| {Version} |", File.ReadAllText(_folder["history.md"]), StringComparison.Ordinal);
    }

    [UnixFact(NeedsBash)]
    [Trait("Runs", "nightly")]
    public void A_pull_request_that_breaks_the_library_is_red_and_its_comment_says_why()
    {
        const string Version = "9999.0.0-pr.1";
        Dictionary<string, string> environment = new()
        {
            ["SERIALIZER"] = "Newtonsoft.Json", ["VERSION"] = Version, ["WORKLOADS"] = "person", ["FAIL_ABOVE"] = "5%", ["OPTIONS"] = s_short,
        };
        MakePackage("Newtonsoft.Json", Version, isBroken: true);

        Assert.Equal(1, Ended("Measure it beside the last release", environment).ExitCode);
        Assert.Equal(1, Ended("Judge", environment).ExitCode);

        var comment = File.ReadAllText(_folder["history.md"]);
        Assert.StartsWith("Not measured any more: ", comment, StringComparison.Ordinal);
        Assert.Contains("Newtonsoft.Json (BSON), person of 1, serialize and deserialize; Newtonsoft.Json, person of 1, serialize and deserialize: BuildFailed from version ", comment, StringComparison.Ordinal);
        Assert.Contains($" to {Version}: ", comment, StringComparison.Ordinal);
    }

    [UnixFact(NeedsBash)]
    public void The_comment_has_a_text_where_there_is_no_run_to_judge()
    {
        Assert.Equal(2, Ended("Judge", new() { ["FAIL_ABOVE"] = "5%" }).ExitCode);
        Assert.Contains("could not compare", File.ReadAllText(_folder["history.md"]), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Judge", "!cancelled() && steps.measure.outcome != 'skipped'")]
    [InlineData("Comment", "!cancelled() && steps.judge.outcome != 'skipped'")]
    public void What_follows_a_run_with_failures_is_done_all_the_same(string step, string condition) =>
        Assert.Contains(condition, Steps().Single(item => item.Name == step).Condition, StringComparison.Ordinal);

    public void Dispose() => _folder.Dispose();

    /// <summary>A released package under another version stands for the one that a pull request makes; without its assemblies for one that breaks the library.</summary>
    private void MakePackage(string package, string version, bool isBroken = false)
    {
        var packages = Environment.GetEnvironmentVariable("NUGET_PACKAGES") ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        var released = Directory.EnumerateFiles(Path.Combine(packages, package.ToLowerInvariant()), "*.nupkg", SearchOption.AllDirectories)
            .MaxBy(path => Version.TryParse(Path.GetFileName(Path.GetDirectoryName(path)), out var known) ? known : new Version())!;
        Directory.CreateDirectory(_folder["feed"]);
        using var from = ZipFile.OpenRead(released);
        using var to = ZipFile.Open(Path.Combine(_folder["feed"], $"{package}.{version}.nupkg"), ZipArchiveMode.Create);
        foreach (var entry in from.Entries.Where(entry => entry.Name is not (".signature.p7s" or "") && (entry.Name.EndsWith(".nuspec", StringComparison.Ordinal) || (!isBroken && entry.FullName.StartsWith("lib/", StringComparison.Ordinal)))))
        {
            using var source = entry.Open();
            using var target = to.CreateEntry(entry.FullName).Open();
            if (entry.Name.EndsWith(".nuspec", StringComparison.Ordinal))
            {
                using var text = new StreamReader(source);
                var nuspec = Regex.Replace(text.ReadToEnd(), "<version>[^<]*</version>", $"<version>{version}</version>");
                target.Write(System.Text.Encoding.UTF8.GetBytes(Regex.Replace(nuspec, "<(icon|license|readme)[^>]*>[^<]*</\\1>", "")));
            }
            else
            {
                source.CopyTo(target);
            }
        }
    }

    private void Succeed(string step, Dictionary<string, string> environment, params (string Expression, string Value)[] values)
    {
        var ended = Ended(step, environment, values);
        Assert.True(ended.ExitCode == 0, $"{step}\n{ended.Output}{ended.Errors}");
    }

    private Finished Ended(string step, Dictionary<string, string> environment, params (string Expression, string Value)[] values)
    {
        var command = Steps().Single(item => item.Name == step).Command;
        foreach (var (expression, value) in values)
        {
            command = command.Replace("${{ " + expression + " }}", value, StringComparison.Ordinal);
        }

        Assert.DoesNotContain("${{", command, StringComparison.Ordinal);
        return Bash(command, environment);
    }

    /// <summary>As a runner starts it: stops at the first error. ./goldilocks and the installed goldilocks are the built program.</summary>
    private Finished Bash(string command, Dictionary<string, string> environment)
    {
        var program = _folder["goldilocks"];
        if (!File.Exists(program))
        {
            File.WriteAllText(program, $"#!/bin/sh\nexec dotnet '{GoldilocksProgram.Program}' \"$@\"\n");
            Process.Start("chmod", ["+x", program])!.WaitForExit();
        }

        var start = new ProcessStartInfo("bash", ["-eo", "pipefail", "-c", command]) { WorkingDirectory = _folder.Path, RedirectStandardOutput = true, RedirectStandardError = true };
        start.Environment["PATH"] = _folder.Path + Path.PathSeparator + start.Environment["PATH"];
        foreach (var (name, value) in environment)
        {
            start.Environment[name] = value;
        }

        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process);
    }

    private static IReadOnlyList<(string Name, string Command, string Condition)> Steps() =>
    [
        .. from file in Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Repository, ".github", "workflows"), "*.yml")
           from job in ((YamlMappingNode)Document(file)["jobs"]).Children.Values
           from step in ((YamlSequenceNode)job["steps"]).OfType<YamlMappingNode>()
           where step.Children.ContainsKey("run")
           select (step["name"].ToString(), step["run"].ToString(), step.Children.TryGetValue("if", out var condition) ? condition.ToString() : ""),
    ];

    private static YamlNode Document(string file)
    {
        var yaml = new YamlStream();
        using var reader = new StreamReader(file);
        yaml.Load(reader);
        return yaml.Documents[0].RootNode;
    }
}
