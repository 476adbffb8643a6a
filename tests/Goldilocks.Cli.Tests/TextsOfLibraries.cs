using System.Diagnostics;
using System.Text;

namespace Goldilocks.Cli.Tests;

/// <summary>A library's messages may contain anything. They are shown, and neither a terminal nor a spreadsheet nor a renderer obeys them.</summary>
public sealed class TextsOfLibraries(TextsOfLibraries.RunOnATerminal run) : IClassFixture<TextsOfLibraries.RunOnATerminal>
{
    private static readonly string[] Obeyed = ["\u001b[2J", "\u001b]0;", "\u009b", "\u202e", "\u202c", "\u2066", "\u2069", "\0"];
    private static readonly string[] Shown = [@"\x1b[2Jcleared", @"\x9b31m", @"\u202ereversed", @"\u2066isolated", @"nul\x00"];

    [Fact]
    public void A_pipe_gets_no_control_character_at_all()
    {
        var ended = InProcess.Run(["verify", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Commanding", "--workloads", "person"]);

        Assert.DoesNotContain(ended.Output + ended.Errors, character => char.IsControl(character) && character is not ('\n' or '\r'));
        Assert.All(Obeyed, text => Assert.DoesNotContain(text, ended.Output, StringComparison.Ordinal));
        Assert.All(Shown, text => Assert.Contains(text, Joined(ended.Output), StringComparison.Ordinal));
        Assert.Contains("(cut:1,000", Joined(ended.Output), StringComparison.Ordinal);
    }

    [LinuxFact("script(1) makes a terminal on Linux.")]
    public void A_terminal_gets_no_command_of_a_library()
    {
        Assert.Contains("\u001b[", run.TerminalBytes, StringComparison.Ordinal); // Our own colours prove that the output was a terminal.
        Assert.All(Obeyed, text => Assert.DoesNotContain(text, run.TerminalBytes, StringComparison.Ordinal));
        Assert.All(Shown, text => Assert.Contains(text, Joined(run.TerminalBytes), StringComparison.Ordinal));
    }

    [Fact]
    public void Fields_that_a_spreadsheet_would_run_begin_with_an_apostrophe()
    {
        var rows = GoldilocksProgram.Results(run.Folder).Where(row => row["serializer"] == "Commanding").ToList();

        Assert.All(rows.Where(row => row["variant"] == "formula"), row => Assert.Equal("'=1+1", row["reason"]));
        Assert.Contains(rows, row => row["variant"] == "formula");
        Assert.All(rows.SelectMany(row => row.Values), value => Assert.DoesNotContain(value, char.IsControl));
    }

    [Fact]
    public void Markdown_neither_breaks_nor_fetches_anything()
    {
        var text = File.ReadAllText(Path.Combine(run.Folder, "results.md"));
        var line = Assert.Single(text.Split('\n'), line => line.Contains("cleared", StringComparison.Ordinal));

        Assert.All(Obeyed, command => Assert.DoesNotContain(command, text, StringComparison.Ordinal));
        Assert.Contains(@"nul\\x00 \| a \`tick\` &lt;img", line, StringComparison.Ordinal);
        Assert.DoesNotContain("![seen](", text, StringComparison.Ordinal);
        Assert.DoesNotContain("<img", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_long_text_is_whole_once_and_cut_with_its_length_elsewhere()
    {
        var events = File.ReadAllText(Path.Combine(run.Folder, "samples.jsonl"));

        Assert.Contains(new string('x', 1_000_000) + " end", events, StringComparison.Ordinal);
        foreach (var file in new[] { "results.csv", "results.json", "results.md" })
        {
            var text = File.ReadAllText(Path.Combine(run.Folder, file));
            Assert.True(text.Length < 500_000, $"{file} has {text.Length} characters");
            Assert.Contains("characters; samples.jsonl has all of them)", text, StringComparison.Ordinal);
        }
    }

    /// <summary>Without the spaces at which a console breaks its lines.</summary>
    private static string Joined(string text) => string.Concat(text.Where(character => !char.IsWhiteSpace(character)));

    public sealed class RunOnATerminal : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public RunOnATerminal()
        {
            Folder = _folder["run"];
            string[] arguments = ["run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,Commanding", "--baseline", "Honest", "--output", Folder];
            TerminalBytes = OperatingSystem.IsLinux() ? OnATerminal(arguments) : GoldilocksProgram.Run(arguments).Output;
        }

        public string Folder { get; }

        public string TerminalBytes { get; }

        public void Dispose() => _folder.Dispose();

        private static string OnATerminal(IEnumerable<string> arguments)
        {
            var command = string.Join(' ', arguments.Prepend(GoldilocksProgram.Program).Select(argument => $"'{argument}'"));
            var start = new ProcessStartInfo("script", ["-qec", $"stty cols 120 rows 50; dotnet {command}", "/dev/null"])
            {
                RedirectStandardOutput = true,
                RedirectStandardInput = true,
                StandardOutputEncoding = Encoding.UTF8,
            };
            start.Environment["TERM"] = "xterm-256color";
            using var process = Process.Start(start)!;
            var output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            Assert.Equal(0, process.ExitCode);
            return output;
        }
    }
}
