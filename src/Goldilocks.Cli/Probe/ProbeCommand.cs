using System.CommandLine;
using Goldilocks.Commands;

namespace Goldilocks.Cli.Probe;

/// <summary><c>goldilocks probe</c>: what serializers withstand and can do.</summary>
internal static class ProbeCommand
{
    public static Command Create()
    {
        var options = new ProbeOptions();
        var command = new HelpedCommand(
            "probe",
            "Tests which attacks every serializer withstands, and what it can do: hostile bytes, deep values, the corner cases of formats, versions of a class, difficult values.",
            "nothing could be probed, --all finds something that was not expected, or --repeat does not see the finding again")
            .With(HelpedCommand.What, options.What)
            .With("Judging", options.Judging)
            .With(HelpedCommand.Where, options.Where)
            .For("probe", "Everything, on all of them; recorded tables are quoted, and what they found is tried again")
            .For("probe --serializers 'System.*' --only hostile", "The attacks, on some of them")
            .For("probe --model Order.cs", "The attacks, on a type of your own")
            .For("probe --history NAME --only hostile", "Since when each finding is there, and where it was mended")
            .For("probe --repeat Name-H03-1a2b3c4d", "One finding again, alone");
        return command.Runs((parsed, output) => Run(parsed, options, output));
    }

    private static int Run(ParseResult parsed, ProbeOptions options, CommandOutput output)
    {
        using var interruption = new Interruption();
        var request = options.Request(parsed);
        var display = output.Display();
        if (parsed.GetValue(options.Repeat) is { } id)
        {
            var repeated = new RepeatFlow(Here.Checkout(), display).Repeat(id, parsed.GetValue(options.Output), request.Sources, interruption.Token);
            output.Show(repeated, () => ProbeDisplay.Write(repeated));
            return ExitCodes.Of(repeated.Ending);
        }

        if (parsed.GetValue(options.History) is { } name)
        {
            request = request with { Serializers = HistoryVersions.Patterns(Here.Checkout(), name, parsed.GetValue(options.Versions) ?? [], request.Adapters, request.Sources) };
        }

        var flow = new ProbeFlow(Here.Checkout(), display);
        var finished = parsed.GetValue(options.Resume) is { } folder
            ? flow.Resume(folder, request.IsAll, request.IsRecorded, interruption.Token)
            : flow.Run(request, parsed.GetValue(options.Output), parsed.Tokens.Select(token => token.Value), interruption.Token);
        output.Show(finished, () => ProbeDisplay.Write(finished));
        return ExitCodes.Of(finished.Ending);
    }
}
