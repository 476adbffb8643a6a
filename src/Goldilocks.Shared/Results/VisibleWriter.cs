using System.Text;

namespace Goldilocks.Results;

/// <summary>Writes every text through <see cref="Visible"/>: for streams of plain lines that may quote a library.</summary>
/// <param name="inner">Stays open.</param>
public sealed class VisibleWriter(TextWriter inner) : TextWriter
{
    /// <inheritdoc/>
    public override Encoding Encoding => inner.Encoding;

    /// <inheritdoc/>
    public override void Write(char value) => inner.Write(Shown(value.ToString()));

    /// <inheritdoc/>
    public override void Write(char[] buffer, int index, int count) => inner.Write(Shown(new string(buffer, index, count)));

    /// <inheritdoc/>
    public override void Write(string? value) => inner.Write(value is null ? null : Shown(value));

    /// <inheritdoc/>
    public override void WriteLine(string? value) => inner.WriteLine(value is null ? null : Shown(value));

    /// <inheritdoc/>
    public override void Flush() => inner.Flush();

    /// <summary>The system's own line end is no text of a library.</summary>
    private static string Shown(string text) => Visible.Of(Environment.NewLine == "\n" ? text : text.ReplaceLineEndings("\n")) is var shown && Environment.NewLine == "\n"
        ? shown
        : shown.ReplaceLineEndings();
}
