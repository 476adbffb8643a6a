using System.Text;

namespace Goldilocks.Protocol;

/// <summary>
/// One message between coordinator and worker: a verb and named text values. On the wire it is readable text behind a byte
/// count (docs/internals/protocol.md), because any library that could parse something richer may be a variant. The content of each verb is a record:
/// <see cref="Request"/> and <see cref="Answer"/>.
/// </summary>
/// <param name="verb">One word, such as <c>take</c>; see <see cref="Verbs"/>.</param>
public sealed class Frame(string verb)
{
    private const int LongestVerb = 40;
    private readonly List<KeyValuePair<string, string>> _fields = [];

    /// <summary>The kind of request or answer.</summary>
    public string Verb { get; } = verb;

    /// <summary>All fields in the order they were added; a name may occur more than once.</summary>
    public IReadOnlyList<KeyValuePair<string, string>> Fields => _fields;

    /// <summary>Adds a field and returns this frame.</summary>
    public Frame With(string name, string value)
    {
        _fields.Add(new(name, value));
        return this;
    }

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

    /// <summary>Adds a field and returns this frame.</summary>
    internal Frame With<T>(Field<T> field, T value) => With(field.Name, field.Write(value));

    /// <summary>Adds a field where there is a value for it, and returns this frame.</summary>
    internal Frame WithAny(Field<string> field, string? value) => value is null ? this : With(field, value);

    /// <summary>Adds a field where there is a value for it, and returns this frame.</summary>
    internal Frame WithAny<T>(Field<T> field, T? value)
        where T : struct => value is { } present ? With(field, present) : this;

    /// <summary>Adds a field for each value and returns this frame.</summary>
    internal Frame WithAll<T>(Field<T> field, IEnumerable<T> values)
    {
        foreach (var value in values)
        {
            With(field, value);
        }

        return this;
    }

    /// <summary>The first value of that field.</summary>
    /// <exception cref="ProtocolException">There is none, or it is not what the field holds.</exception>
    internal T Get<T>(Field<T> field) => field.Read(Verb, Find(field.Name) ?? throw new ProtocolException($"'{Verb}' comes without '{field.Name}', which is {field.Expected}"));

    /// <summary>The first value of that field, or null.</summary>
    internal string? Find(Field<string> field) => Find(field.Name);

    /// <summary>The first value of that field, or null.</summary>
    /// <exception cref="ProtocolException">It is not what the field holds.</exception>
    internal T? Find<T>(Field<T> field)
        where T : struct => Find(field.Name) is { } text ? field.Read(Verb, text) : null;

    /// <summary>All values of that field.</summary>
    /// <exception cref="ProtocolException">One is not what the field holds.</exception>
    internal IReadOnlyList<T> GetAll<T>(Field<T> field) => [.. _fields.Where(candidate => candidate.Key == field.Name).Select(candidate => field.Read(Verb, candidate.Value))];

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
        if (lines[0].Length is 0 or > LongestVerb || !lines[0].All(static character => char.IsAsciiLetterLower(character) || character == '-'))
        {
            throw new ProtocolException($"A message must begin with a verb, not '{Names.Quoted(lines[0])}'.");
        }

        var frame = new Frame(lines[0]);
        foreach (var line in lines.AsSpan(1))
        {
            var space = line.IndexOf(' ', StringComparison.Ordinal);
            if (space <= 0)
            {
                throw new ProtocolException($"A line of the message '{frame.Verb}' has no name: '{Names.Quoted(line)}'.");
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
