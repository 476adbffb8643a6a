using System.CommandLine;
using System.CommandLine.Parsing;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>
/// Finds mistakes that System.CommandLine accepts (empty values, and wrong flags that it treats as values of the option before them), and words the others so that each names what was
/// meant, what is missing or what can stand there.
/// </summary>
internal static class ValueCheck
{
    /// <summary>One text for each mistake.</summary>
    public static IReadOnlyList<string> MistakesIn(ParseResult parsed)
    {
        List<string> flags =
        [
            .. parsed.UnmatchedTokens.Where(IsFlag).Select(flag => Unrecognized(parsed, flag)),
            .. parsed.CommandResult.Children.SelectMany(child => child.Tokens.Where(token => IsFlag(token.Value)).Select(token => Flag(parsed, child, token.Value))),
        ];
        return flags.Count > 0 ? [.. flags.Distinct()]
            : parsed.CommandResult.Command is RootCommand root ? NoCommand(parsed, root)
            : [.. parsed.CommandResult.Children.Where(HasEmptyValue).Select(Empty), .. MissingArguments(parsed), .. Refused(parsed)];
    }

    /// <summary>What follows a word that is no command would only be a second mistake.</summary>
    private static IReadOnlyList<string> NoCommand(ParseResult parsed, RootCommand root)
    {
        var names = root.Subcommands.Where(command => !command.Hidden).Select(command => command.Name).ToList();
        return parsed.Errors.Count == 0 ? []
            : parsed.UnmatchedTokens.Count > 0 ? [$"There is no command '{parsed.UnmatchedTokens[0]}'{NearestName.DidYouMean(parsed.UnmatchedTokens[0], names)}"]
            : [$"A command is missing: {string.Join(", ", names)}."];
    }

    /// <summary>One text for each argument that the command cannot do without.</summary>
    private static IEnumerable<string> MissingArguments(ParseResult parsed) => parsed.CommandResult.Command.Arguments
        .Where(argument => (parsed.GetResult(argument)?.Tokens.Count ?? 0) < argument.Arity.MinimumNumberOfValues)
        .Select(argument => $"'goldilocks {parsed.CommandResult.Command.Name}' needs <{argument.Name}>: {argument.Description}");

    /// <summary>Errors of the parser; those of types of this program are worded anew, because a person knows no types.</summary>
    private static IEnumerable<string> Refused(ParseResult parsed) => parsed.Errors
        .Where(error => error.SymbolResult is not (ArgumentResult { Tokens.Count: 0 } or CommandResult { Command.Arguments.Count: > 0 }) || !IsMissing(parsed))
        .Select(error => error.SymbolResult switch
        {
            OptionResult { Tokens.Count: 0, Option: var option } => $"{option.Name} needs a value: {option.Description}",
            OptionResult { Option: var option } taken when ValuesOf(option) is { Count: > 0 } values => NoSuchValue(option.Name, taken.Tokens[^1].Value, values),
            ArgumentResult { Parent: OptionResult { Option: var option } } taken when taken.Tokens.Count > 0 && ValuesOf(option) is { Count: > 0 } values => NoSuchValue(option.Name, taken.Tokens[^1].Value, values),
            _ => error.Message,
        });

    private static bool IsMissing(ParseResult parsed) => MissingArguments(parsed).Any();

    private static string NoSuchValue(string option, string typed, IReadOnlyList<string> values) =>
        $"{option} takes {string.Join(", ", values.SkipLast(1))} or {values[^1]}, not '{typed}'{NearestName.DidYouMean(typed, values)}";

    /// <summary>The words that an option takes whose type is a list of words; empty for others.</summary>
    private static IReadOnlyList<string> ValuesOf(Option option)
    {
        var type = Nullable.GetUnderlyingType(option.ValueType) ?? option.ValueType;
        return type.IsEnum ? [.. Enum.GetNames(type).Select(name => JsonNamingPolicy.KebabCaseLower.ConvertName(name))] : [];
    }

    /// <summary>An option that needs a value takes the next word as its value, even when that word is an option itself.</summary>
    private static string Flag(ParseResult parsed, SymbolResult taker, string flag) => taker is OptionResult option && OptionsOf(parsed).Any(known => known.Name == flag)
        ? $"{option.Option.Name} has no value before {flag}; a shell variable may be unset. Give it one, or remove {option.Option.Name}."
        : Unrecognized(parsed, flag);

    private static string Unrecognized(ParseResult parsed, string flag) =>
        $"Unrecognized option '{flag}'{NearestName.DidYouMean(flag, [.. OptionsOf(parsed).Select(option => option.Name)])}";

    private static IEnumerable<Option> OptionsOf(ParseResult parsed) => parsed.CommandResult.Command.Options.Concat(parsed.RootCommandResult.Command.Options);

    private static bool IsFlag(string value) => value.Length > 1 && value[0] == '-' && (value[1] == '-' || char.IsAsciiLetter(value[1]));

    private static bool HasEmptyValue(SymbolResult result) => result.Tokens.Any(token => string.IsNullOrWhiteSpace(token.Value));

    private static string Empty(SymbolResult result) => result is OptionResult option
        ? $"{option.Option.Name} was given an empty value; a shell variable may be unset. Give it a value, or remove {option.Option.Name}."
        : "An argument is empty; a shell variable may be unset.";
}
