using System.CommandLine;
using System.CommandLine.Parsing;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Cli;

/// <summary>Finds mistakes that System.CommandLine accepts: empty values, and wrong flags that it treats as values of the option before them.</summary>
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
        return flags.Count > 0
            ? [.. flags.Distinct()]
            : [.. parsed.CommandResult.Children.Where(HasEmptyValue).Select(Empty), .. parsed.Errors.Select(error => error.Message)];
    }

    /// <summary>An option that needs a value takes the next word as its value, even when that word is an option itself.</summary>
    private static string Flag(ParseResult parsed, SymbolResult taker, string flag) => taker is OptionResult option && OptionsOf(parsed).Any(known => known.Name == flag)
        ? $"{option.Option.Name} has no value before {flag}; a shell variable may be unset. Give it one, or leave {option.Option.Name} away."
        : Unrecognized(parsed, flag);

    private static string Unrecognized(ParseResult parsed, string flag) =>
        $"Unrecognized option '{flag}'{Selection.DidYouMean(flag, [.. OptionsOf(parsed).Select(option => option.Name)])}";

    private static IEnumerable<Option> OptionsOf(ParseResult parsed) => parsed.CommandResult.Command.Options.Concat(parsed.RootCommandResult.Command.Options);

    private static bool IsFlag(string value) => value.Length > 1 && value[0] == '-' && (value[1] == '-' || char.IsAsciiLetter(value[1]));

    private static bool HasEmptyValue(SymbolResult result) => result.Tokens.Any(token => string.IsNullOrWhiteSpace(token.Value));

    private static string Empty(SymbolResult result) => result is OptionResult option
        ? $"{option.Option.Name} was given an empty value; a shell variable may be unset. Give it a value, or leave {option.Option.Name} away."
        : "An argument is empty; a shell variable may be unset.";
}
