using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>How much a command prints, and in which form: what <c>--quiet</c>, <c>--verbose</c> and <c>--json</c> ask for.</summary>
internal sealed class CommandOutput
{
    private TextWriter? _alone;

    private CommandOutput(Verbosity verbosity, bool isJson) => (Verbosity, IsJson) = (verbosity, isJson);

    /// <summary>How much is printed beside the result.</summary>
    public Verbosity Verbosity { get; }

    /// <summary>True when the result is printed as JSON, and no table is.</summary>
    public bool IsJson { get; }

    /// <summary>Standard output.</summary>
    public TextWriter Answer => _alone ?? Console.Out;

    /// <summary>Sets the console up for one command.</summary>
    public static CommandOutput Begin(Verbosity verbosity, bool isJson)
    {
        var output = new CommandOutput(verbosity, isJson);
        if (isJson)
        {
            output.KeepAnswerAlone();
        }

        return output;
    }

    /// <summary>Sends every other text of this process to standard error from now on.</summary>
    public void KeepAnswerAlone() => _alone ??= Terminal.KeepOutputForAnswer();

    /// <summary>Shows the progress of a flow.</summary>
    public TerminalDisplay Display() => new(Verbosity);

    /// <summary>The result of the command, once: as JSON, or as its tables.</summary>
    /// <typeparam name="T">Everything in it is printed, so it has only what a program can use.</typeparam>
    public void Show<T>(T result, Action tables)
    {
        if (!IsJson)
        {
            tables();
            return;
        }

        Answer.WriteLine(JsonSerializer.Serialize(result, RunJson.File));
        Answer.Flush();
    }
}
