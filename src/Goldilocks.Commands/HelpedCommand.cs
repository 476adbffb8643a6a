using System.CommandLine;
using System.Diagnostics;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Commands;

/// <summary>
/// A command whose help has its options in groups, examples below them, and what exit code 1 means. What it prints can be asked for in the same way
/// on every command.
/// </summary>
/// <param name="name">As typed.</param>
/// <param name="description">One sentence.</param>
/// <param name="finding">When it exits with 1, as the rest of "Exits with 1 when"; null when it never does.</param>
internal sealed class HelpedCommand(string name, string description, string? finding) : Command(name, description)
{
    /// <summary>Titles of groups.</summary>
    public const string What = "What to measure";

    /// <inheritdoc cref="What"/>
    public const string How = "How";

    /// <inheritdoc cref="What"/>
    public const string Where = "Packages, adapters and output";

    private readonly OutputOptions _output = new();
    private readonly List<(string Title, IReadOnlyList<Option> Options)> _groups = [];
    private readonly List<(string Line, string Meaning)> _examples = [];

    /// <summary>When it exits with 1; null when it never does.</summary>
    public string? Finding { get; } = finding;

    /// <summary>In the order of the help.</summary>
    public IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Groups => _groups;

    /// <summary>In the order of the help.</summary>
    public IReadOnlyList<(string Line, string Meaning)> Examples => _examples;

    /// <summary>Adds options as a group.</summary>
    public HelpedCommand With(string title, params IEnumerable<Option> options)
    {
        List<Option> group = [.. options];
        group.ForEach(Add);
        _groups.Add((title, group));
        return this;
    }

    /// <summary>Adds the options for what is printed, and the action.</summary>
    /// <param name="run">Takes the options and the console; returns the exit code.</param>
    public HelpedCommand Runs(Func<ParseResult, CommandOutput, int> run)
    {
        With("What it prints", _output.All);
        SetAction(parsed =>
        {
            var started = Stopwatch.GetTimestamp();
            var output = _output.Begin(parsed);
            var exitCode = run(parsed, output);
            if (output.Verbosity == Verbosity.Verbose)
            {
                AnsiConsole.WriteLine($"Took {Units.Time(Stopwatch.GetElapsedTime(started).TotalNanoseconds)}.");
            }

            return exitCode;
        });
        return this;
    }

    /// <summary>True when every step was asked for.</summary>
    public bool IsVerbose(ParseResult parsed) => parsed.GetValue(_output.Verbose);

    /// <summary>Adds an example.</summary>
    /// <param name="line">What is typed after <c>./goldilocks</c>.</param>
    /// <param name="meaning">Its effect, or the purpose of a reader.</param>
    public HelpedCommand For(string line, string meaning)
    {
        _examples.Add((line, meaning));
        return this;
    }
}
