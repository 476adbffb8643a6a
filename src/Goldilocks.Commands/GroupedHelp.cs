using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>
/// Prints a command's help: what it does, how it is called, its options in groups, examples, exit codes. System.CommandLine's own help
/// prints options in one list of 30 and cannot be given groups (its builder is internal since 2.0).
/// </summary>
internal sealed class GroupedHelp : SynchronousCommandLineAction
{
    private const int Indent = 2;
    private const int LongestLabel = 30;

    /// <summary>Replaces the usual help of a command and of its subcommands.</summary>
    public static void Replace(RootCommand root) => root.Options.OfType<HelpOption>().Single().Action = new GroupedHelp();

    /// <inheritdoc/>
    public override bool ClearsParseErrors => true;

    /// <inheritdoc/>
    public override int Invoke(ParseResult parseResult)
    {
        Write(parseResult.CommandResult.Command, parseResult.InvocationConfiguration.Output, Terminal.Width);
        return ExitCodes.Success;
    }

    private static void Write(Command command, TextWriter output, int width)
    {
        output.WriteLine(Wrapped(command.Description ?? "", 0, width));
        output.WriteLine();
        output.WriteLine($"Usage: {CommandLines.Program} {Usage(command)}");
        if (command is HelpedCommand helped)
        {
            WriteGroup(output, width, "Arguments", command.Arguments.Select(argument => ($"<{argument.Name}>", argument.Description ?? "")));
            foreach (var (title, options) in helped.Groups)
            {
                WriteGroup(output, width, title, options.Select(option => (Label(option), Meaning(option))));
            }

            WriteExamples(output, helped);
            output.WriteLine();
            output.WriteLine(Wrapped($"Exits with 0 as expected, {(helped.Finding is null ? "" : $"1 when {helped.Finding}, ")}2 on a mistake in the request, 130 when interrupted.", 0, width));
            return;
        }

        WriteGroup(output, width, "Commands", command.Subcommands.Select(item => (item.Name, item.Description ?? "")));
        WriteGroup(output, width, "Options", command.Options.Select(option => (option.Name, option.Description ?? "")));
        output.WriteLine();
        output.WriteLine(CommandLines.AsTyped("Each command has a help of its own, with examples: goldilocks run --help. All of them are in docs/cli.md."));
    }

    private static string Usage(Command command) => command is RootCommand
        ? "<command> [options]"
        : string.Join(' ', [command.Name, .. command.Arguments.Select(argument => argument.Arity.MaximumNumberOfValues > 1 ? $"<{argument.Name}>..." : $"<{argument.Name}>"), "[options]"]);

    private static string Label(Option option) => option.HelpName is { } value && option.Arity.MaximumNumberOfValues > 0 ? $"{option.Name} <{value}>" : option.Name;

    private static string Meaning(Option option) => option.HasDefaultValue && option.GetDefaultValue() is { } value && option.Description is { } description
        && value is not (bool or Array) && !description.Contains("[default:", StringComparison.Ordinal)
            ? $"{description} [default: {Typed(value)}]"
            : option.Description ?? "";

    /// <summary>As a person types it: the names of our enumerations are ASCII, and are typed in lower case.</summary>
    private static string Typed(object value) => value is Enum ? value.ToString()!.ToLowerInvariant() : $"{value}";

    private static void WriteGroup(TextWriter output, int width, string title, IEnumerable<(string Label, string Meaning)> lines)
    {
        List<(string Label, string Meaning)> rows = [.. lines];
        if (rows.Count == 0)
        {
            return;
        }

        var column = Math.Min(LongestLabel, rows.Max(row => row.Label.Length)) + (2 * Indent);
        output.WriteLine();
        output.WriteLine($"{title}:");
        foreach (var (label, meaning) in rows)
        {
            var text = Wrapped(meaning, column, width);
            output.WriteLine(label.Length <= LongestLabel
                ? new string(' ', Indent) + label.PadRight(column - Indent) + text
                : new string(' ', Indent) + label + Environment.NewLine + new string(' ', column) + text);
        }
    }

    private static void WriteExamples(TextWriter output, HelpedCommand command)
    {
        if (command.Examples.Count == 0)
        {
            return;
        }

        output.WriteLine();
        output.WriteLine("Examples:");
        foreach (var (line, meaning) in command.Examples)
        {
            output.WriteLine($"  {meaning}:");
            output.WriteLine($"      {CommandLines.Program} {line}");
        }
    }

    /// <summary>Wrapped at spaces; the first line begins at the caller's column.</summary>
    private static string Wrapped(string text, int column, int width) => string.Join(Environment.NewLine + new string(' ', column), ConsoleTables.Wrapped(text, width - column));
}
