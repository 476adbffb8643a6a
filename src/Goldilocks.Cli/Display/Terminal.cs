using System.Globalization;
using Goldilocks.Results.Texts;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>Sets the console up for where its output goes: no escape codes in a file or a pipe, and lines wide enough for a table.</summary>
internal static class Terminal
{
    private const int RedirectedWidth = 120;
    private const int NarrowestWidth = 40;

    /// <summary>Columns of a line.</summary>
    public static int Width => Console.IsOutputRedirected ? WidthOfFile : Math.Max(NarrowestWidth, AnsiConsole.Profile.Width);

    private static int WidthOfFile =>
        int.TryParse(Environment.GetEnvironmentVariable("COLUMNS"), NumberStyles.None, CultureInfo.InvariantCulture, out var columns) && columns >= NarrowestWidth
            ? columns
            : RedirectedWidth;

    public static void SetUp()
    {
        var terminal = Console.IsOutputRedirected ? Console.Out : new TerminalWriter(Console.Out);
        Console.SetOut(new VisibleWriter(terminal));
        Console.SetError(new VisibleWriter(Console.IsOutputRedirected ? Console.Error : new TerminalWriter(Console.Error)));
        if (!Console.IsOutputRedirected)
        {
            // https://no-color.org: any value that is not empty takes colours away. Spectre.Console takes them away for an empty one too.
            var noColours = Environment.GetEnvironmentVariable("NO_COLOR") is { Length: > 0 };
            if (!noColours)
            {
                Environment.SetEnvironmentVariable("NO_COLOR", null);
            }

            AnsiConsole.Console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(terminal) });
            AnsiConsole.Console.Pipeline.Attach(new VisibleHook());

            // Movement of the cursor is no colour and stays.
            if (noColours)
            {
                AnsiConsole.Profile.Capabilities.ColorSystem = ColorSystem.NoColors;
            }

            return;
        }

        WritePlainly(terminal);
    }

    /// <summary>Sends progress and warnings to standard error, and plainly, so that standard output holds the answer of a command alone, for a program that reads it.</summary>
    /// <returns>Standard output.</returns>
    public static TextWriter KeepOutputForAnswer()
    {
        var standardOutput = Console.Out;
        Console.SetOut(Console.Error);
        WritePlainly(Console.Error);
        return standardOutput;
    }

    private static void WritePlainly(TextWriter output)
    {
        AnsiConsole.Console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(output),
        });
        AnsiConsole.Console.Pipeline.Attach(new VisibleHook());
        AnsiConsole.Profile.Width = WidthOfFile;
    }
}
