using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Reads JSON as RFC 8259 has it, and nothing else: an object becomes a list of names and values, a list an array, a text a string, and anything else null. It is written by hand, because the library that is probed may be the framework's
/// own reader of JSON.
/// </summary>
internal sealed class StrictJson
{
    private static readonly UTF8Encoding s_utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private readonly string _text;
    private int _at;

    private StrictJson(string text) => _text = text;

    private char Next => _at < _text.Length ? _text[_at] : throw new FormatException("it ends too early");

    /// <summary>The value of a payload.</summary>
    /// <exception cref="FormatException">It is no JSON; the message says why.</exception>
    public static object? Read(ReadOnlySpan<byte> payload)
    {
        var reader = new StrictJson(Decoded(payload));
        var value = reader.Value();
        reader.SkipSpace();
        return reader._at == reader._text.Length ? value : throw new FormatException("something stands behind the value");
    }

    /// <summary>The text or the names under this name, whatever the case of its letters; null where there are none.</summary>
    public static object? Find(object? value, string name) => value switch
    {
        List<(string Name, object? Value)> members => members.Where(member => member.Name.Equals(name, StringComparison.OrdinalIgnoreCase)).Select(member => member.Value).FirstOrDefault()
            ?? members.Select(member => Find(member.Value, name)).FirstOrDefault(found => found is not null),
        object?[] elements => elements.Select(element => Find(element, name)).FirstOrDefault(found => found is not null),
        _ => null,
    };

    private static string Decoded(ReadOnlySpan<byte> payload)
    {
        try
        {
            return s_utf8.GetString(payload).TrimStart('\uFEFF');
        }
        catch (DecoderFallbackException exception)
        {
            throw new FormatException("its bytes are no UTF-8", exception);
        }
    }

    private object? Value()
    {
        SkipSpace();
        return Next switch
        {
            '{' => Between('}', () => (Name(), Value())),
            '[' => Between(']', Value).ToArray(),
            '"' => Text(),
            _ => Word(),
        };
    }

    private string Name()
    {
        SkipSpace();
        var name = Text();
        SkipSpace();
        Expect(':');
        return name;
    }

    private List<T> Between<T>(char closing, Func<T> read)
    {
        List<T> parts = [];
        _at++;
        SkipSpace();
        if (Next == closing)
        {
            _at++;
            return parts;
        }

        while (true)
        {
            parts.Add(read());
            SkipSpace();
            if (Next == closing)
            {
                _at++;
                return parts;
            }

            Expect(',');
        }
    }

    private string Text()
    {
        Expect('"');
        var text = new StringBuilder();
        while (Next != '"')
        {
            text.Append(Next switch
            {
                '\\' => Escaped(),
                < ' ' => throw new FormatException("a control character stands in a text"),
                var letter => letter,
            });
            _at++;
        }

        _at++;
        return text.ToString();
    }

    private char Escaped()
    {
        _at++;
        return Next switch
        {
            '"' or '\\' or '/' => Next,
            'b' => '\b',
            'f' => '\f',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => OfNumber(),
            _ => throw new FormatException("a backslash stands before what is no escape"),
        };
    }

    private char OfNumber()
    {
        const int Digits = 4;
        var digits = _text[Math.Min(_at + 1, _text.Length)..Math.Min(_at + 1 + Digits, _text.Length)];
        _at += Digits;
        return digits.Length == Digits && digits.All(char.IsAsciiHexDigit) ? (char)Convert.ToInt32(digits, 16) : throw new FormatException("an escape does not have four digits");
    }

    /// <summary>A number or one of the three words.</summary>
    private object? Word()
    {
        var start = _at;
        while (_at < _text.Length && (char.IsAsciiLetterOrDigit(_text[_at]) || _text[_at] is '+' or '-' or '.'))
        {
            _at++;
        }

        var word = _text[start.._at];
        return word is "true" or "false" or "null" || IsNumber(word) ? null : throw new FormatException(word.Length == 0 ? $"{_text[start]} stands where a value belongs" : $"{word} is no value");
    }

    /// <summary>A sign, digits without a zero in front, a fraction and an exponent.</summary>
    private static bool IsNumber(string word)
    {
        var number = word.StartsWith('-') ? word[1..] : word;
        var whole = string.Concat(number.TakeWhile(char.IsAsciiDigit));
        var rest = number[whole.Length..];
        if (rest.StartsWith('.'))
        {
            var fraction = string.Concat(rest.Skip(1).TakeWhile(char.IsAsciiDigit));
            rest = fraction.Length == 0 ? rest : rest[(fraction.Length + 1)..];
        }

        return whole.Length > 0 && (whole.Length == 1 || whole[0] != '0') && (rest.Length == 0 || IsExponent(rest));
    }

    private static bool IsExponent(string rest) => rest[0] is 'e' or 'E' && rest[1..].TrimStart('+', '-') is { Length: > 0 } digits && digits.Length >= rest.Length - 2 && digits.All(char.IsAsciiDigit);

    private void Expect(char letter)
    {
        if (Next != letter)
        {
            throw new FormatException($"{Next} stands where {letter} belongs");
        }

        _at++;
    }

    private void SkipSpace()
    {
        while (_at < _text.Length && _text[_at] is (' ' or '\t' or '\n' or '\r'))
        {
            _at++;
        }
    }
}
