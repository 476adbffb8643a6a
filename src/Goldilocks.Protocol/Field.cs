using System.Globalization;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>Reads a value from its text on the wire; false when the text is no such value.</summary>
internal delegate bool ReadText<T>(string text, out T value);

/// <summary>One named value of the messages: its name on the wire, its allowed values, and how they are written and read. <see cref="Fields"/> has them all.</summary>
/// <param name="name">On the wire.</param>
/// <param name="expected">The allowed values, as the end of a sentence: <c>a whole number of 0 or more</c>.</param>
/// <param name="write">To text.</param>
/// <param name="read">From text.</param>
internal sealed class Field<T>(string name, string expected, Func<T, string> write, ReadText<T> read)
{
    /// <summary>On the wire.</summary>
    public string Name => name;

    /// <summary>The allowed values, as the end of a sentence.</summary>
    public string Expected => expected;

    /// <summary>The name in UTF-8, for code that writes and reads without strings.</summary>
    public byte[] NameBytes { get; } = Encoding.UTF8.GetBytes(name);

    internal string Write(T value) => write(value);

    /// <exception cref="ProtocolException">The text is not what the field holds.</exception>
    internal T Read(string verb, string text) => read(text, out var value)
        ? value
        : throw new ProtocolException($"'{verb}' has '{name}' = '{Names.Quoted(text)}', where {expected} was expected");
}

/// <summary>Makes fields of the usual kinds.</summary>
internal static class FieldKinds
{
    public static Field<string> Text(string name) => new(name, "a text", static text => text, static (string text, out string value) =>
    {
        value = text;
        return true;
    });

    public static Field<long> Whole(string name, long minimum = 0, long maximum = long.MaxValue) => new(
        name,
        Range(minimum, maximum),
        static number => number.ToString(CultureInfo.InvariantCulture),
        (string text, out long number) => TryWhole(text, out number) && number >= minimum && number <= maximum);

    public static Field<int> Count(string name, int minimum = 0, int maximum = int.MaxValue) => new(
        name,
        Range(minimum, maximum),
        static number => number.ToString(CultureInfo.InvariantCulture),
        (string text, out int number) =>
        {
            var isWhole = TryWhole(text, out var wide) && wide >= minimum && wide <= maximum;
            number = isWhole ? (int)wide : 0;
            return isWhole;
        });

    public static Field<bool> Flag(string name) => Choice(name, [true, false], static flag => flag ? "yes" : "no");

    public static Field<T> Choice<T>(string name, IReadOnlyList<T> choices, Func<T, string> nameOf) => new(
        name,
        string.Join(" or ", choices.Select(nameOf)),
        nameOf,
        (string text, out T value) =>
        {
            foreach (var choice in choices)
            {
                if (nameOf(choice) == text)
                {
                    value = choice;
                    return true;
                }
            }

            value = choices[0];
            return false;
        });

    /// <summary>Several values in one line, one blank between them.</summary>
    public static Field<T> Line<T>(string name, string expected, Func<T, FormattableString> write, ReadParts<T> read)
        where T : class => new(
        name,
        expected,
        value => FormattableString.Invariant(write(value)),
        (string text, out T value) =>
        {
            var made = read(text.Split(' '));
            value = made!;
            return made is not null;
        });

    public static bool TryWhole(string text, out long number) => long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);

    /// <summary>Null for a text that is not a whole number of 0 or more.</summary>
    public static long? Natural(string text) => TryWhole(text, out var number) && number >= 0 ? number : null;

    private static string Range(long minimum, long maximum) => (minimum, maximum) switch
    {
        (long.MinValue, long.MaxValue) => "a whole number",
        (_, long.MaxValue or int.MaxValue) => FormattableString.Invariant($"a whole number of {minimum} or more"),
        _ => FormattableString.Invariant($"a whole number from {minimum} to {maximum}"),
    };
}

/// <summary>Makes a value of the parts of a line; null when they are malformed.</summary>
internal delegate T? ReadParts<T>(string[] parts)
    where T : class;
