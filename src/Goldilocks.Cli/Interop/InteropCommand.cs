using System.CommandLine;
using Goldilocks.Commands;
using Spectre.Console;

namespace Goldilocks.Cli.Interop;

/// <summary><c>goldilocks interop</c>: which libraries of one format read what the others wrote.</summary>
internal static class InteropCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var formats = SharedOptions.List("--format", "names", "JSON, XML, YAML, CBOR, Avro, 'Protocol Buffers' and others with readers in several languages; all when absent.");
        var record = new Option<bool>("--record") { Description = "Replaces the recorded table in interop/ and the page docs/interop.md." };
        var output = SharedOptions.Output("The folder to write; runs/<UTC time>-interop when absent.");
        var command = new HelpedCommand(
            "interop",
            "Lets every library of a format read what every other of that format wrote: equal, refused, or another value in silence.",
            "a reader got another value in silence or its process ended, or nothing could be exchanged")
            .With(HelpedCommand.What, [formats, select.Serializers, select.Workloads, .. select.Models.All, select.Sizes, record])
            .With(HelpedCommand.Where, select.Sources, select.Adapters, output)
            .For("interop --format JSON", "Every pair of JSON libraries")
            .For("interop --model Order.cs --format CBOR,JSON", "The same on a type of your own");
        return command.Runs((parsed, shown) =>
        {
            using var interruption = new Interruption();
            var result = new InteropFlow(Here.Checkout(), shown.Display()).Take(
                select.Of(parsed), parsed.GetValue(formats) ?? [], parsed.GetValue(output), parsed.GetValue(record), interruption.Token);
            shown.Show(result, () => Show(result));
            return ExitCodes.Of(result.Ending);
        });
    }

    private static void Show(InteropResult result)
    {
        InteropConsole.Write(AnsiConsole.Console, result.Table);
        UnreadyLines.Write(result.Built);

        foreach (var file in result.Recorded)
        {
            AnsiConsole.WriteLine($"recorded: {file}");
        }

        AnsiConsole.WriteLine($"{Path.Combine(result.Folder, InteropFiles.Table)} has every exchange with the command that repeats it.");
    }
}
