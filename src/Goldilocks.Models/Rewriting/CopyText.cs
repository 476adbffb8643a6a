using System.Globalization;
using System.Text;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>The text of one file of the copy, which knows what each piece of it was made of.</summary>
internal sealed class CopyText
{
    private readonly StringBuilder _text = new();
    private readonly List<(int Start, int End, ISymbol Symbol, bool IsAttributes)> _pieces = [];

    public void Append(string text) => _text.Append(text);

    /// <summary>A declaration on the line that it has in the user's file: an error of a library's generator names that.</summary>
    /// <param name="symbol">What it declares.</param>
    /// <param name="attributes">What stands before it.</param>
    /// <param name="text">The rest.</param>
    public void Declare(ISymbol symbol, string attributes, string text)
    {
        var line = symbol.Locations.FirstOrDefault(location => location.IsInSource) is { } place
            ? string.Create(CultureInfo.InvariantCulture, $"#line {place.GetLineSpan().StartLinePosition.Line + 1}\n")
            : "";
        _text.Append(line);
        var start = _text.Length;
        _text.Append(attributes);
        _pieces.Add((start, _text.Length, symbol, true));
        _text.Append(attributes.Contains('\n', StringComparison.Ordinal) ? "\n" + line : "");
        start = _text.Length;
        _text.Append(text).Append('\n');
        _pieces.Add((start, _text.Length, symbol, false));
    }

    /// <summary>What the text at a place was made of.</summary>
    public (ISymbol Symbol, bool IsAttributes)? At(int position)
    {
        foreach (var piece in _pieces)
        {
            if (piece.Start <= position && position < piece.End)
            {
                return (piece.Symbol, piece.IsAttributes);
            }
        }

        return null;
    }

    public override string ToString() => _text.ToString();
}
