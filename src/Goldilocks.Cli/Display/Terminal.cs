using System.Globalization;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>Sets the console up for where its output goes: no escape codes in a file or a pipe, and lines wide enough for a table.</summary>
internal static class Terminal
{
    private const int RedirectedWidth = 120;

    public static void SetUp()
    {
        if (!Console.IsOutputRedirected)
        {
            Console.SetOut(new TerminalWriter(Console.Out));
            Console.SetError(new TerminalWriter(Console.Error));
            return;
        }

        AnsiConsole.Console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
        });
        AnsiConsole.Profile.Width = int.TryParse(Environment.GetEnvironmentVariable("COLUMNS"), NumberStyles.None, CultureInfo.InvariantCulture, out var columns) && columns >= 40
            ? columns
            : RedirectedWidth;
    }
}
