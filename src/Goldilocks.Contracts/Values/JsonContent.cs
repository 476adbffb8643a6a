using System.Globalization;
using System.Text;

namespace Goldilocks.Values;

/// <summary>The content of a text of JSON, in the plain types of <see cref="Content"/>. The text comes from a node of a document, so that it is right; no library reads it, because one of the variants would be warm then.</summary>
internal sealed class JsonContent
{
    private readonly string _text;
    private int _at;

    private JsonContent(string text) => _text = text;

    public static object? Of(string text) => new JsonContent(text).Value();

    private object? Value()
    {
        SkipBlanks();
        switch (_text[_at])
        {
            case '{':
                return Object();
            case '[':
                return List();
            case '"':
                return Text();
            default:
                return Word();
        }
    }

    private SortedDictionary<string, object?> Object()
    {
        var content = new SortedDictionary<string, object?>(StringComparer.Ordinal);
        for (_at++; !Ends('}'); Skip(','))
        {
            var name = Text();
            SkipBlanks();
            _at++;
            content[name] = Value();
        }

        return content;
    }

    private List<object?> List()
    {
        var content = new List<object?>();
        for (_at++; !Ends(']'); Skip(','))
        {
            content.Add(Value());
        }

        return content;
    }

    private string Text()
    {
        var text = new StringBuilder();
        for (_at++; _text[_at] != '"'; _at++)
        {
            text.Append(_text[_at] == '\\' ? Escaped() : _text[_at]);
        }

        _at++;
        return text.ToString();
    }

    private char Escaped()
    {
        _at++;
        switch (_text[_at])
        {
            case 'u':
                _at += 4;
                return (char)ushort.Parse(_text.AsSpan(_at - 3, 4), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            default:
                return _text[_at];
        }
    }

    /// <summary>A number, true, false or null.</summary>
    private object? Word()
    {
        var start = _at;
        while (_at < _text.Length && (char.IsLetterOrDigit(_text[_at]) || _text[_at] is '-' or '+' or '.'))
        {
            _at++;
        }

        var word = _text[start.._at];
        return word switch
        {
            "true" => true,
            "false" => false,
            "null" => null,
            _ when decimal.TryParse(word, NumberStyles.Float, CultureInfo.InvariantCulture, out var exact) => exact,
            _ => double.Parse(word, CultureInfo.InvariantCulture),
        };
    }

    private bool Ends(char end)
    {
        SkipBlanks();
        if (_text[_at] != end)
        {
            return false;
        }

        _at++;
        return true;
    }

    private void Skip(char separator)
    {
        SkipBlanks();
        if (_text[_at] == separator)
        {
            _at++;
            SkipBlanks();
        }
    }

    private void SkipBlanks()
    {
        while (_at < _text.Length && char.IsWhiteSpace(_text[_at]))
        {
            _at++;
        }
    }
}
