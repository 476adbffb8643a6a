namespace Goldilocks.Commands;

/// <summary>The meanings of the process's exit code. docs/cli.md lists the findings of each command.</summary>
internal static class ExitCodes
{
    /// <summary>The command finished, and there is no finding.</summary>
    public const int Success = 0;

    /// <summary>The command finished, and there is a finding.</summary>
    public const int Finding = 1;

    /// <summary>The command could not be carried out: a wrong option, an unknown name, a folder that cannot be used.</summary>
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
