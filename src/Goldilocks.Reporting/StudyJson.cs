using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Reads the JSON of a study, or says what is wrong with it, in words that do not depend on those of the JSON library.</summary>
internal static class StudyJson
{
    /// <summary>A member that is not read is a typing error: without this setting its figure would be missing silently.</summary>
    private static readonly JsonSerializerOptions s_strict = new(RunJson.File) { UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow };

    private static readonly JsonSerializerOptions s_withUnknownMembers = new(RunJson.File);

    private static readonly JsonSerializerOptions s_withMissingMembers = new(RunJson.File) { RespectRequiredConstructorParameters = false };

    /// <summary>The study, or the mistake: one of the two is null.</summary>
    public static (Study? Study, string? Mistake) Read(byte[] content)
    {
        try
        {
            using var document = JsonDocument.Parse(content);
            if (document.RootElement.ValueKind != JsonValueKind.Object)
            {
                return (null, "it holds no JSON object");
            }
        }
        catch (JsonException exception)
        {
            return (null, Text($"line {(exception.LineNumber ?? 0) + 1}: it is not JSON"));
        }

        try
        {
            return (JsonSerializer.Deserialize<Study>(content, s_strict), null);
        }
        catch (JsonException exception)
        {
            return (null, Text($"line {(exception.LineNumber ?? 0) + 1}: {Cause(exception, content)}"));
        }
        catch (NotSupportedException)
        {
            return (null, "a claim has a check whose first member is not its type");
        }
    }

    /// <summary>What is wrong is found by reading again, more leniently: if the mistake is no longer one, it was what is now allowed.</summary>
    private static string Cause(JsonException exception, byte[] content)
    {
        var place = (exception.Path ?? "").TrimStart('$').TrimStart('.');
        return PathOfMistake(content, s_withUnknownMembers) != exception.Path ? $"there is no member '{place}'"
            : PathOfMistake(content, s_withMissingMembers) != exception.Path ? $"{(place.Length == 0 ? "the study" : $"'{place}'")} lacks a member that must be there{Required(place)}"
            : $"the value of '{place}' is not of the kind that belongs there";
    }

    private static string? PathOfMistake(byte[] content, JsonSerializerOptions options)
    {
        try
        {
            JsonSerializer.Deserialize<Study>(content, options);
            return null;
        }
        catch (JsonException exception)
        {
            return exception.Path;
        }
        catch (NotSupportedException)
        {
            return null;
        }
    }

    /// <summary>Which members must be there, where the path leads to a type that says so.</summary>
    private static string Required(string place)
    {
        var type = typeof(Study);
        foreach (var step in place.Split('.', StringSplitOptions.RemoveEmptyEntries))
        {
            var property = s_strict.GetTypeInfo(type).Properties.FirstOrDefault(property => property.Name == step.Split('[')[0]);
            if (property is null)
            {
                return "";
            }

            var info = s_strict.GetTypeInfo(property.PropertyType);
            type = step.Contains('[', StringComparison.Ordinal) && info.ElementType is { } element ? element : property.PropertyType;
        }

        var names = s_strict.GetTypeInfo(type).Properties.Where(property => property.AssociatedParameter is { HasDefaultValue: false }).Select(property => property.Name).ToList();
        return names.Count == 0 ? "" : $": {string.Join(", ", names)}";
    }

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
