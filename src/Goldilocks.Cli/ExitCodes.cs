namespace Goldilocks.Cli;

/// <summary>What the process's exit code means.</summary>
internal static class ExitCodes
{
    /// <summary>Done; rows that are not measurements are in the tables.</summary>
    public const int Success = 0;

    /// <summary>Done, but a result contradicts a floor, or <c>--strict</c> was given and a serializer failed.</summary>
    public const int Failure = 1;

    /// <summary>Nothing could be done as asked: a wrong option, an unknown name, a folder that cannot be used.</summary>
    public const int UserError = 2;

    /// <summary>Ended by Ctrl-C; 128 + SIGINT, as shells expect.</summary>
    public const int Interrupted = 130;
}
