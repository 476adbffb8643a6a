using System.Globalization;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>What another program reads of an element's text, as XML 1.0 has it. It is written by hand, because the library that is probed may be the framework's own reader of XML.</summary>
internal static class StrictXml
{
    private static readonly UTF8Encoding s_utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>The text of the only element of this name, with or without attributes; null where there is none, or where it holds elements.</summary>
    /// <exception cref="FormatException">The text is no XML; the message says why.</exception>
    public static string? TextOf(byte[] payload, string name)
    {
        var plain = ByteSearch.BehindName(payload, $"<{name}>", "</");
        if ((plain ?? ByteSearch.BehindName(payload, $"<{name} ", "</")) is not { } place)
        {
            return null;
        }

        try
        {
            var content = s_utf8.GetString(payload[place]);
            var text = plain is null ? content[(content.IndexOf('>', StringComparison.Ordinal) + 1)..] : content;
            return text.Contains('<', StringComparison.Ordinal) ? null : Decoded(text.Replace("\r\n", "\n", StringComparison.Ordinal).Replace('\r', '\n'));
        }
        catch (DecoderFallbackException exception)
        {
            throw new FormatException("its bytes are no UTF-8", exception);
        }
    }

    private static string Decoded(string content)
    {
        var text = new StringBuilder();
        for (var at = 0; at < content.Length; at++)
        {
            if (content[at] != '&')
            {
                text.Append(Allowed(content[at]));
                continue;
            }

            var end = content.IndexOf(';', at);
            text.Append(Referred(end < 0 ? "" : content[(at + 1)..end]));
            at = end;
        }

        return text.ToString();
    }

    private static string Referred(string reference) => reference switch
    {
        "lt" => "<",
        "gt" => ">",
        "amp" => "&",
        "quot" => "\"",
        "apos" => "'",
        ['#', 'x', .. var digits] when int.TryParse(digits, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var code) => OfNumber(code),
        ['#', .. var digits] when int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var code) => OfNumber(code),
        _ => throw new FormatException("an ampersand stands before what is no reference"),
    };

    private static string OfNumber(int code) => code <= char.MaxValue ? Allowed((char)code).ToString() : char.ConvertFromUtf32(code);

    /// <summary>No reference helps: XML 1.0 has no form for the others.</summary>
    private static char Allowed(char letter) => letter is '\t' or '\n' or '\r' or (>= ' ' and not ('\uFFFE' or '\uFFFF')) ? letter : throw new FormatException("XML 1.0 does not have the character");
}
