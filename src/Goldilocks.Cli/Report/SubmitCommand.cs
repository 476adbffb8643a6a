using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Report;

/// <summary><c>goldilocks submit FOLDER</c>: a folder ready for a pull request, and what is in it.</summary>
internal static class SubmitCommand
{
    public static Command Create()
    {
        var folder = new Argument<string>("folder") { Description = "The folder of a whole run of the built-in workloads." };
        var output = new Option<string?>("--output") { Description = "The folder to write; results/ and the day and machine when absent.", HelpName = "folder" };
        var command = new HelpedCommand("submit", "Makes a folder ready for a pull request to results/: figures and machine, without paths and names. Sends nothing.", finding: null)
            .With("Output", output)
            .For("submit runs/MINE", "What others can compare theirs with, and what is in it")
            .For("submit runs/MINE --output mine", "The same in a folder of your own, to look at it first");
        command.Add(folder);
        return command.Runs((parsed, console) =>
        {
            var (written, submission) = new SubmitFlow(Here.Checkout(), console.Display()).Prepare(parsed.GetValue(folder)!, parsed.GetValue(output));
            var prepared = new Prepared(written, [.. submission.Files.Select(file => new PreparedFile(file.Name, file.Text.Length, file.Content))], submission.LeftOut);
            console.Show(prepared, () => Write(prepared));
            return ExitCodes.Success;
        });
    }

    private static void Write(Prepared prepared)
    {
        ConsoleTables.WriteLine(AnsiConsole.Console, $"Ready: {prepared.Folder}");
        AnsiConsole.WriteLine("It holds:");
        foreach (var file in prepared.Files)
        {
            ConsoleTables.WriteLine(AnsiConsole.Console, $"  {file.Name} ({Units.Bytes(file.Characters)}): {file.Content}");
        }

        AnsiConsole.WriteLine("Left out:");
        foreach (var text in prepared.LeftOut)
        {
            ConsoleTables.WriteLine(AnsiConsole.Console, $"  {text}");
        }

        AnsiConsole.WriteLine("Nothing was sent. Look at the files, and send them as a pull request that adds the folder to results/ (docs/results.md).");
    }

    private sealed record Prepared(string Folder, IReadOnlyList<PreparedFile> Files, IReadOnlyList<string> LeftOut);

    private sealed record PreparedFile(string Name, long Characters, string Content);
}
