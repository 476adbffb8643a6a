using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>A damaged <c>facts.json</c>; the message names file, line, cause and what to do.</summary>
public sealed class FactsException(string message) : UserErrorException(message);

/// <summary>Reads <c>facts.json</c>, whose format docs/facts.md describes.</summary>
public static class FactsFile
{
    /// <summary>The file's name in a serializer's folder.</summary>
    public const string Name = "facts.json";

    // Every fact must be stated, if only as null, and no other name is allowed: a fact under a misspelt name would otherwise be ignored silently.
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        ReadCommentHandling = JsonCommentHandling.Disallow,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
        PropertyNameCaseInsensitive = false,
        NumberHandling = JsonNumberHandling.Strict,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase, allowIntegerValues: false) },
    };

    /// <summary>The facts of a serializer; null when it has no such file.</summary>
    /// <exception cref="FactsException">The file is damaged.</exception>
    public static SerializerFacts? ReadFor(SerializerFolder folder)
    {
        var path = Path.Combine(folder.Path, Name);
        return File.Exists(path) ? Parse(File.ReadAllText(path), path) : null;
    }

    /// <summary>Reads and checks the text of such a file.</summary>
    /// <param name="json">The text.</param>
    /// <param name="path">For messages.</param>
    /// <exception cref="FactsException">The text is damaged.</exception>
    public static SerializerFacts Parse(string json, string path)
    {
        SerializerFacts? facts;
        try
        {
            facts = JsonSerializer.Deserialize<SerializerFacts>(json, s_options);
        }
        catch (JsonException exception)
        {
            throw Damaged(path, exception.LineNumber + 1, Cause(exception));
        }

        if (facts is null)
        {
            throw Damaged(path, 1, "it holds nothing but null");
        }

        foreach (var (fact, problem) in FactsRules.Check(facts))
        {
            throw Damaged(path, LineOf(json, fact), problem);
        }

        return facts;
    }

    private static FactsException Damaged(string path, long? line, string cause) => new(string.Create(
        System.Globalization.CultureInfo.InvariantCulture,
        $"{path}({line ?? 1}): {cause}. Correct the file as docs/facts.md describes, or delete it: then its facts are shown as not recorded."));

    /// <summary>The JSON reader's message, without the position that it appends and without the names of our types.</summary>
    private static string Cause(JsonException exception)
    {
        var text = exception.Message.Split(" Path: ")[0].TrimEnd('.', ' ');
        if (text.Contains("could not be converted", StringComparison.Ordinal))
        {
            return $"the value of '{exception.Path?.TrimStart('$', '.')}' is not of the kind that belongs there";
        }

        return text.Replace($"type '{typeof(SerializerFacts).FullName}'", "a serializer's facts", StringComparison.Ordinal);
    }

    /// <summary>The line on which the fact begins, counted from 1; the first line when the file does not name it.</summary>
    private static int LineOf(string json, string fact)
    {
        var bytes = Encoding.UTF8.GetBytes(json);
        var reader = new Utf8JsonReader(bytes);
        while (reader.Read())
        {
            if (reader.TokenType == JsonTokenType.PropertyName && reader.CurrentDepth == 1 && reader.ValueTextEquals(fact))
            {
                return bytes.AsSpan(0, (int)reader.TokenStartIndex).Count((byte)'\n') + 1;
            }
        }

        return 1;
    }
}
