using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Choose;

/// <summary><c>goldilocks adopt NAME</c>: a small project that uses a serializer as it was measured, for a type of the user's own or that of a workload.</summary>
internal static class AdoptCommand
{
    public static Command Create()
    {
        var name = new Argument<string>("name") { Description = "The serializer: as name, name/variant, name@version, or as a table shows it." };
        var variant = new Option<string?>("--variant") { Description = "One of its variants, such as 'source generated'; the plain one, or the first that can be adopted, when absent.", HelpName = "name" };
        var untrusted = new Option<bool>("--untrusted") { Description = "Payloads may come from strangers: sets what the library has for that." };
        var models = new ModelOptions();
        var workload = new Option<string?>("--workload") { Description = "The type of that built-in workload.", HelpName = "name" };
        var run = new Option<string?>("--run") { Description = "The type that counted in that run; in the newest under runs/ when absent.", HelpName = "folder" };
        var output = new Option<string?>("--output") { Description = "The folder of the project; adopted/NAME when absent.", HelpName = "folder" };
        var adapters = SharedOptions.Adapters();
        var command = new HelpedCommand("adopt", "Writes a small project that uses a serializer as it was measured: the type with its attributes, its options, and a test of the round trip.", finding: null)
            .With("The serializer", variant, untrusted, adapters)
            .With("The type", [.. models.All, workload, run])
            .With("Output", output)
            .For("adopt NAME --model Order.cs --sample order.json", "A type of your own")
            .For("adopt NAME --variant 'source generated' --untrusted --workload customers", "The type of a workload, for payloads from strangers")
            .For("adopt NAME --run runs/MINE", "The type that counted in a run, as 'choose' proposes it");
        command.Add(name);
        return command.Runs((parsed, console) =>
        {
            var request = new AdoptRequest(
                parsed.GetValue(name)!,
                parsed.GetValue(variant),
                models.Request(parsed, []),
                parsed.GetValue(workload),
                parsed.GetValue(run),
                parsed.GetValue(untrusted),
                parsed.GetValue(output),
                parsed.GetValue(adapters) ?? []);
            var written = new AdoptFlow(Here.Checkout(), console.Display()).Write(request);
            console.Show(written, () =>
            {
                AnsiConsole.WriteLine($"{written.Type} with {written.Serializer}: {Units.Count(written.Files.Count)} files in {written.Folder}");
                AnsiConsole.WriteLine($"Make the round trip of its sample: dotnet test {written.Folder}");
            });
            return ExitCodes.Success;
        });
    }
}
