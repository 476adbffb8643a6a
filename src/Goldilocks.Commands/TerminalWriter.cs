using System.Text;

namespace Goldilocks.Commands;

/// <summary>Writes to a terminal for as long as there is one. When its window is closed (SIGHUP), the run still ends in order and writes its files.</summary>
internal sealed class TerminalWriter(TextWriter terminal) : TextWriter(terminal.FormatProvider)
{
    private volatile bool _isGone;

    /// <summary>Wraps each of the two standard streams that is a terminal.</summary>
    public static void Install()
    {
        if (!Console.IsOutputRedirected)
        {
            Console.SetOut(new TerminalWriter(Console.Out));
        }

        if (!Console.IsErrorRedirected)
        {
            Console.SetError(new TerminalWriter(Console.Error));
        }
    }

    public override Encoding Encoding => terminal.Encoding;

    public override void Write(char value) => Try(() => terminal.Write(value));

    public override void Write(char[] buffer, int index, int count) => Try(() => terminal.Write(buffer, index, count));

    public override void Write(string? value) => Try(() => terminal.Write(value));

    public override void WriteLine(string? value) => Try(() => terminal.WriteLine(value));

    public override void Flush() => Try(terminal.Flush);

    private void Try(Action write)
    {
        if (_isGone)
        {
            return;
        }

        try
        {
            write();
        }
        catch (IOException)
        {
            // The text cannot be shown any more, and the run folder contains everything.
            _isGone = true;
        }
    }
}
