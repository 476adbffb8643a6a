namespace Goldilocks.Commands;

/// <summary>How much a command prints beside its result.</summary>
internal enum Verbosity
{
    /// <summary>Only warnings and errors.</summary>
    Quiet,

    /// <summary>Progress in few lines.</summary>
    Usual,

    /// <summary>Every step.</summary>
    Verbose,
}
