using System.Globalization;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>
/// One message between coordinator and worker: a verb and named text values. On the wire it is readable text behind a byte
/// count (docs/protocol.md), because any library that could parse something richer may be a contestant.
/// </summary>
/// <param name="verb">One word, such as <c>slice</c>; see <see cref="Verbs"/>.</param>
public sealed class Frame(string verb)
{
    private readonly List<KeyValuePair<string, string>> _fields = [];

    /// <summary>What is asked or answered.</summary>
    public string Verb { get; } = verb;

    /// <summary>All fields in the order they were added; a name may occur more than once.</summary>
    public IReadOnlyList<KeyValuePair<string, string>> Fields => _fields;

    /// <summary>Adds a field and returns this frame.</summary>
    public Frame With(string name, string value)
    {
        _fields.Add(new(name, value));
        return this;
    }

    /// <summary>Adds a whole number and returns this frame.</summary>
    public Frame With(string name, long value) => With(name, value.ToString(CultureInfo.InvariantCulture));

    /// <summary>The first field of that name, or null.</summary>
    public string? Find(string name)
    {
        foreach (var field in _fields)
        {
            if (field.Key == name)
            {
                return field.Value;
            }
        }

        return null;
    }

    /// <summary>The first field of that name.</summary>
    /// <exception cref="ProtocolException">There is none.</exception>
    public string Get(string name) =>
        Find(name) ?? throw new ProtocolException($"The message '{Verb}' lacks the field '{name}'.");

    /// <summary>The first field of that name as a whole number.</summary>
    /// <exception cref="ProtocolException">There is none, or it is not a whole number.</exception>
    public long GetInt64(string name) =>
        long.TryParse(Get(name), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number)
            ? number
            : throw new ProtocolException($"The field '{name}' of the message '{Verb}' is not a whole number: '{Get(name)}'.");

    /// <summary>The first field of that name as a whole number; null when there is none.</summary>
    /// <exception cref="ProtocolException">It is not a whole number.</exception>
    public long? FindInt64(string name) => Find(name) is null ? null : GetInt64(name);

    /// <summary>All values under that name.</summary>
    public IEnumerable<string> GetAll(string name) => _fields.Where(field => field.Key == name).Select(field => field.Value);

    /// <summary>The body as text: the verb, then a line for each field.</summary>
    public override string ToString()
    {
        if (_fields.Count == 0)
        {
            return Verb;
        }

        var text = new StringBuilder(Verb);
        foreach (var field in _fields)
        {
            text.Append('\n').Append(field.Key).Append(' ').Append(Escape(field.Value));
        }

        return text.ToString();
    }

    /// <summary>Reads the text that <see cref="ToString"/> writes.</summary>
    /// <exception cref="ProtocolException">The text is not a message.</exception>
    public static Frame Parse(string body)
    {
        var lines = body.Split('\n');
        if (lines[0].Length == 0 || lines[0].Contains(' ', StringComparison.Ordinal))
        {
            throw new ProtocolException($"A message must begin with a verb, not '{lines[0]}'.");
        }

        var frame = new Frame(lines[0]);
        foreach (var line in lines.AsSpan(1))
        {
            var space = line.IndexOf(' ', StringComparison.Ordinal);
            if (space <= 0)
            {
                throw new ProtocolException($"A line of the message '{frame.Verb}' has no name: '{line}'.");
            }

            frame.With(line[..space], Unescape(line[(space + 1)..]));
        }

        return frame;
    }

    private static string Escape(string value) => value
        .Replace("\\", "\\\\", StringComparison.Ordinal)
        .Replace("\n", "\\n", StringComparison.Ordinal)
        .Replace("\r", "\\r", StringComparison.Ordinal);

    private static string Unescape(string value)
    {
        if (!value.Contains('\\', StringComparison.Ordinal))
        {
            return value;
        }

        var text = new StringBuilder(value.Length);
        for (var i = 0; i < value.Length; i++)
        {
            if (value[i] != '\\' || i + 1 == value.Length)
            {
                text.Append(value[i]);
                continue;
            }

            i++;
            text.Append(value[i] switch { 'n' => '\n', 'r' => '\r', var other => other });
        }

        return text.ToString();
    }
}
