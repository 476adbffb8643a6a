using System.CommandLine;
using Goldilocks.Cli.Choose;
using Goldilocks.Cli.Interop;
using Goldilocks.Cli.List;
using Goldilocks.Cli.Load;
using Goldilocks.Cli.Probe;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Run;
using Goldilocks.Cli.Startup;
using Goldilocks.Cli.Surveys;
using Goldilocks.Cli.Verify;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli;

/// <summary>Everything that can be typed.</summary>
internal static class CommandLine
{
    /// <summary>All commands, in the order of the help.</summary>
    public static RootCommand Create()
    {
        CommandLines.Program = TypedCommand.Name();
        var root = new RootCommand("Goldilocks finds the .NET serializer that is just right: it measures every one on the same data, in the same minutes, on this machine.")
        {
            RunCommand.Create(),
            ChooseCommand.Create(),
            AdoptCommand.Create(),
            CompareCommand.Create(),
            BdnCommand.Create(),
            StartupCommand.Create(),
            VerifyCommand.Create(),
            ProbeCommand.Create(),
            EvolveCommand.Create(),
            InteropCommand.Create(),
            ReadingCommands.Populate(),
            ReadingCommands.Pieces(),
            FootprintCommand.Create(),
            MemoryCommand.Create(),
            ProfileCommand.Create(),
            LoadCommand.Create(),
            HistoryCommand.Create(),
            ReportCommand.Create(),
            SubmitCommand.Create(),
            ListCommand.Create(),
            OutdatedCommand.Create(),
            CleanCommand.Create(),
        };
        GroupedHelp.Replace(root);
        return root;
    }
}
