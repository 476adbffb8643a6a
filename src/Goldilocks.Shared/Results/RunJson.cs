using System.Text.Json;
using System.Text.Json.Serialization;

namespace Goldilocks.Results;

/// <summary>How the run folder's JSON is written: camel case, names for enumerations, one line an event.</summary>
public static class RunJson
{
    /// <summary>For <c>samples.jsonl</c>.</summary>
    public static JsonSerializerOptions Line { get; } = Create(indented: false);

    /// <summary>For files that people open.</summary>
    public static JsonSerializerOptions File { get; } = Create(indented: true);

    private static JsonSerializerOptions Create(bool indented) => new(JsonSerializerDefaults.Web)
    {
        WriteIndented = indented,
        NumberHandling = JsonNumberHandling.Strict,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase) },
    };
}
