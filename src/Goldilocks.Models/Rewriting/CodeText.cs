using System.Text;

namespace Goldilocks.Models.Rewriting;

/// <summary>Source text that is being written, with its indentation.</summary>
internal sealed class CodeText
{
    private readonly StringBuilder _text = new();
    private int _depth;

    /// <summary>One line.</summary>
    public void Line(string text) => _text.Append(' ', _depth * 4).Append(text).Append('\n');

    /// <summary>A heading and the braces after it, until the result is disposed.</summary>
    public IDisposable Block(string heading)
    {
        Line(heading);
        Line("{");
        _depth++;
        return new End(this);
    }

    /// <summary>A heading and lines in braces.</summary>
    public void Block(string heading, IEnumerable<string> lines)
    {
        using var body = Block(heading);
        foreach (var line in lines)
        {
            Line(line);
        }
    }

    public override string ToString() => _text.ToString();

    private sealed class End(CodeText code) : IDisposable
    {
        public void Dispose()
        {
            code._depth--;
            code.Line("}");
        }
    }
}
