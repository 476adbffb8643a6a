using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Cli.Display;

/// <summary>How much a command prints, and in which form: what <c>--quiet</c>, <c>--verbose</c> and <c>--json</c> ask for.</summary>
internal sealed class CommandOutput
{
    private readonly TextWriter? _json;

    private CommandOutput(Verbosity verbosity, TextWriter? json) => (Verbosity, _json) = (verbosity, json);

    /// <summary>How much is printed beside the result.</summary>
    public Verbosity Verbosity { get; }

    /// <summary>True when the result is printed as JSON, and no table is.</summary>
    public bool IsJson => _json is not null;

    /// <summary>Sets the console up for one command. With JSON, every other text of this process goes to standard error from then on.</summary>
    public static CommandOutput Begin(Verbosity verbosity, bool isJson) => new(verbosity, isJson ? Terminal.KeepStandardOutputForJson() : null);

    /// <summary>Shows the progress of a flow.</summary>
    public TerminalDisplay Display() => new(Verbosity);

    /// <summary>The result of the command, once: as JSON, or as its tables.</summary>
    /// <typeparam name="T">Everything in it is printed, so it has only what a program can use.</typeparam>
    public void Show<T>(T result, Action tables)
    {
        if (_json is null)
        {
            tables();
            return;
        }

        _json.WriteLine(JsonSerializer.Serialize(result, RunJson.File));
        _json.Flush();
    }
}
