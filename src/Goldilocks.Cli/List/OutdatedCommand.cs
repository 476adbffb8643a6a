using System.CommandLine;
using Goldilocks.Commands;

namespace Goldilocks.Cli.List;

/// <summary><c>goldilocks outdated</c>: the versions that adapters pin, beside those that the package sources offer.</summary>
internal static class OutdatedCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var command = new HelpedCommand("outdated", "Compares the pinned version of each serializer with the newest stable one that the package sources offer.", "a pin is behind")
            .With("What to show", select.Serializers)
            .With("Packages and adapters", select.Sources, select.Adapters)
            .For("outdated", "All pins")
            .For("run --latest --quick", "Measure the newest stable versions instead");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var report = new OutdatedFlow(Here.Checkout()).Report(select.Of(parsed), interruption.Token);
            output.Show(report, () => OutdatedDisplay.Write(report));
            return ExitCodes.Of(report.Ending);
        });
    }
}
