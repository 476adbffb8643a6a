using System.CommandLine;
using System.CommandLine.Completions;
using Goldilocks.Commands;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli;

/// <summary>Turns every kind of error into one clear text on standard error and an exit code.</summary>
internal static class ErrorReporting
{
    /// <summary>The options that name where a command writes.</summary>
    private static readonly string[] s_places = ["--output", "--runs", "--page"];

    /// <summary>Parses, runs and reports.</summary>
    public static int Invoke(RootCommand root, string[] args)
    {
        var parsed = root.Parse(args);
        var isCompletion = root.Directives.OfType<SuggestDirective>().Any(directive => parsed.GetResult(directive) is not null);
        if (!isCompletion && !IsHelp(parsed) && ValueCheck.MistakesIn(parsed) is { Count: > 0 } mistakes)
        {
            foreach (var mistake in mistakes)
            {
                Console.Error.WriteLine(CommandLines.AsTyped($"error: {mistake}"));
            }

            Console.Error.WriteLine(CommandLines.AsTyped($"Run 'goldilocks {string.Join(' ', CommandPath(parsed.CommandResult))}--help' to see what can be asked."));
            return ExitCodes.UserError;
        }

        try
        {
            return parsed.Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
        }
        catch (UnwritableException exception)
        {
            return Say($"{exception.Message} {Elsewhere(parsed)}", parsed, exception);
        }
        catch (SelectionException exception) when (exception.UnknownSerializer is { } typed && Here.Checkout().Defaults.NameOf(typed) is { } name)
        {
            return Say($"There is no serializer '{typed}'; did you mean '{name}'? 'goldilocks list' shows them all.", parsed, exception);
        }
        catch (UserErrorException exception)
        {
            return Say(exception.Message, parsed, exception);
        }
        catch (AggregateException exception) when (exception.Flatten().InnerExceptions.OfType<UserErrorException>().FirstOrDefault() is not null)
        {
            // Work that was done side by side met the same kind of mistake, perhaps several times; one is enough to begin with.
            return Say(exception.Flatten().InnerExceptions.OfType<UserErrorException>().First().Message, parsed, exception);
        }
        catch (PageTemplateException exception)
        {
            return Say(exception.Message + ", and try again.", parsed, exception);
        }
        catch (OperationCanceledException)
        {
            Console.Error.WriteLine("Interrupted before anything was measured.");
            return ExitCodes.Interrupted;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return exception is IOException full && DiskFullException.Is(full)
                ? Say($"A disk is full: {exception.Message} Free space, and start again.", parsed, exception)
                : Say($"{exception.Message} {Elsewhere(parsed)}", parsed, exception);
        }
    }

    /// <summary>What to do about a place that takes no results: commands name theirs with different options, and some have none.</summary>
    private static string Elsewhere(ParseResult parsed)
    {
        var options = parsed.CommandResult.Command.Options.Select(option => option.Name);
        return s_places.FirstOrDefault(options.Contains) is { } place ? $"Choose another with {place}." : "Make it writable, and try again.";
    }

    private static bool IsHelp(ParseResult parsed) => parsed.Action is { ClearsParseErrors: true };

    private static int Say(string message, ParseResult parsed, Exception exception)
    {
        Console.Error.WriteLine(CommandLines.AsTyped($"error: {message}"));
        if (parsed.CommandResult.Command is HelpedCommand command && command.IsVerbose(parsed))
        {
            Console.Error.WriteLine(exception);
        }

        return ExitCodes.UserError;
    }

    private static IEnumerable<string> CommandPath(System.CommandLine.Parsing.CommandResult command) =>
        command.Command is RootCommand ? [] : [command.Command.Name + " "];
}
