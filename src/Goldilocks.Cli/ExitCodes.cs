using Goldilocks.Flows;

namespace Goldilocks.Cli;

/// <summary>What the process's exit code means. docs/cli.md says for each command what its findings are.</summary>
internal static class ExitCodes
{
    /// <summary>Done, and nothing was found that should not be.</summary>
    public const int Success = 0;

    /// <summary>Done, and something was found.</summary>
    public const int Finding = 1;

    /// <summary>Nothing could be done as asked: a wrong option, an unknown name, a folder that cannot be used.</summary>
    public const int UserError = 2;

    /// <summary>Ended by Ctrl-C; 128 + SIGINT, as shells expect.</summary>
    public const int Interrupted = 130;

    /// <summary>Of a flow.</summary>
    public static int Of(Ending ending) => ending switch
    {
        Ending.AsExpected => Success,
        Ending.Finding => Finding,
        Ending.Interrupted => Interrupted,
        _ => throw new ArgumentOutOfRangeException(nameof(ending), ending, "not an ending"),
    };
}
