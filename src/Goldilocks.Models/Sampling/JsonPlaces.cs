using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Goldilocks.Models.Sampling;

/// <summary>Places in a sample: their paths, and their lines.</summary>
internal static partial class JsonPlaces
{
    /// <summary>The path of a member.</summary>
    public static string Member(string path, string name) => PlainName().IsMatch(name) ? $"{path}.{name}" : $"{path}['{name}']";

    /// <summary>The path of an element.</summary>
    public static string Element(string path, int index) => string.Create(CultureInfo.InvariantCulture, $"{path}[{index}]");

    /// <summary>The path of a place in every element.</summary>
    public static string Everywhere(string path) => "$" + Index().Replace(path, "[]");

    /// <summary>The number of line ends before the value at a path, or before the nearest place above it that is there.</summary>
    public static int LinesBefore(ReadOnlySpan<byte> json, string path)
    {
        var reader = new Utf8JsonReader(json, SampleText.Reading);
        reader.Read();
        foreach (Match step in OneStep().Matches(path))
        {
            var before = reader;
            if (!(step.Groups["index"].Success ? MoveTo(ref reader, int.Parse(step.Groups["index"].ValueSpan, CultureInfo.InvariantCulture)) : MoveTo(ref reader, step.Groups["name"].Value)))
            {
                reader = before;
                break;
            }
        }

        return json[..(int)reader.TokenStartIndex].Count((byte)'\n');
    }

    /// <summary>What stands in a file, in words.</summary>
    public static string NameOf(JsonTokenType token) => token switch
    {
        JsonTokenType.Number => "a number",
        JsonTokenType.String => "a text",
        JsonTokenType.True or JsonTokenType.False => "true or false",
        JsonTokenType.Null => "null",
        _ => $"a {token}",
    };

    /// <summary>A message of the reader in one line, without the place that it adds.</summary>
    public static string Sentence(string message) => Blanks().Replace(PlaceInText().Replace(message, ""), " ").Trim();

    private static bool MoveTo(ref Utf8JsonReader reader, string name)
    {
        if (reader.TokenType != JsonTokenType.StartObject)
        {
            return false;
        }

        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            var isIt = reader.ValueTextEquals(name);
            reader.Read();
            if (isIt)
            {
                return true;
            }

            reader.Skip();
        }

        return false;
    }

    private static bool MoveTo(ref Utf8JsonReader reader, int index)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
        {
            return false;
        }

        for (var at = 0; reader.Read() && reader.TokenType != JsonTokenType.EndArray; at++)
        {
            if (at == index)
            {
                return true;
            }

            reader.Skip();
        }

        return false;
    }

    [GeneratedRegex(@"\.(?<name>\w+)|\['(?<name>[^']*)'\]|\[(?<index>\d+)\]")]
    private static partial Regex OneStep();

    [GeneratedRegex(@"\[\d+\]")]
    private static partial Regex Index();

    [GeneratedRegex(@"^\w+$")]
    private static partial Regex PlainName();

    [GeneratedRegex(@"\s*(Path: \S* \| )?LineNumber: \d+ \| BytePositionInLine: \d+\.?")]
    private static partial Regex PlaceInText();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();
}
