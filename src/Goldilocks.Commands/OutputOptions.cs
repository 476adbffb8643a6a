using System.CommandLine;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>How much a command prints, and in which form: the same three options on every command.</summary>
internal sealed class OutputOptions
{
    public Option<bool> Quiet { get; } = new("--quiet") { Description = "Prints the result, warnings and errors, and no progress." };

    public Option<bool> Verbose { get; } = new("--verbose")
    {
        Description = "Also prints what was built before, every step and how long the command took; an error comes with the place in the program that reported it.",
    };

    public Option<bool> Json { get; } = new("--json") { Description = "Prints the result as JSON on standard output instead of tables. Progress and warnings go to standard error." };

    /// <summary>In the order of the help.</summary>
    public IReadOnlyList<Option> All => [Quiet, Verbose, Json];

    /// <exception cref="UserErrorException">The options contradict each other.</exception>
    public CommandOutput Begin(ParseResult parsed) => CommandOutput.Begin(VerbosityOf(parsed), parsed.GetValue(Json));

    private Verbosity VerbosityOf(ParseResult parsed) => (parsed.GetValue(Quiet), parsed.GetValue(Verbose)) switch
    {
        (true, true) => throw new UserErrorException("--quiet and --verbose contradict each other: give one of them, or neither."),
        (true, false) => Verbosity.Quiet,
        (false, true) => Verbosity.Verbose,
        _ => Verbosity.Usual,
    };
}
