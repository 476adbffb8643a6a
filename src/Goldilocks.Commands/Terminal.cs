using System.Globalization;
using Goldilocks.Results;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Goldilocks.Commands;

/// <summary>Sets the console up for where its output goes: no escape codes in a file or a pipe, and lines wide enough for a table.</summary>
internal static class Terminal
{
    private const int RedirectedWidth = 120;
    private const int NarrowestWidth = 40;

    private static bool s_isRedirected;
    private static int? s_columns;

    /// <summary>True where nothing that moves can be shown: a file, a pipe, or a terminal without control codes.</summary>
    public static bool IsLog => !AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected;

    /// <summary>Columns of a line.</summary>
    public static int Width => s_isRedirected ? WidthOfFile : Math.Max(NarrowestWidth, AnsiConsole.Profile.Width);

    private static int WidthOfFile => s_columns is { } given ? given
        : int.TryParse(Environment.GetEnvironmentVariable("COLUMNS"), NumberStyles.None, CultureInfo.InvariantCulture, out var columns) && columns >= NarrowestWidth
            ? columns
            : RedirectedWidth;

    /// <param name="isRedirected">True where standard output is a file, a pipe or a text in memory.</param>
    /// <param name="columns">The width of its lines; null for what the environment asks for.</param>
    public static void SetUp(bool isRedirected, int? columns = null)
    {
        (s_isRedirected, s_columns) = (isRedirected, columns);
        var terminal = isRedirected ? Console.Out : new TerminalWriter(Console.Out);
        Console.SetOut(new VisibleWriter(terminal));
        Console.SetError(new VisibleWriter(isRedirected ? Console.Error : new TerminalWriter(Console.Error)));
        if (!isRedirected)
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

/// <summary>
/// The last check before the terminal: every text that is written through Spectre.Console becomes <see cref="Visible"/>, and the terminal obeys only Spectre's own control codes. Reasons are
/// made visible earlier, while widths are still computed; this hook covers names and everything that was forgotten.
/// </summary>
internal sealed class VisibleHook : IRenderHook
{
    public IEnumerable<IRenderable> Process(RenderOptions options, IEnumerable<IRenderable> renderables) => renderables.Select(item => new Shown(item));

    private sealed class Shown(IRenderable inner) : IRenderable
    {
        public Measurement Measure(RenderOptions options, int maxWidth) => inner.Measure(options, maxWidth);

        public IEnumerable<Segment> Render(RenderOptions options, int maxWidth) => inner.Render(options, maxWidth)
            .Select(segment => segment.IsControlCode || segment.IsLineBreak || Visible.Of(segment.Text) is var text && text == segment.Text ? segment : new Segment(Visible.Of(segment.Text), segment.Style));
    }
}
