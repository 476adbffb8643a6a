using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>Properties of a format, whichever library writes it.</summary>
/// <param name="Name">The same as in facts.json.</param>
/// <param name="IsText">True when a person can read it in an editor.</param>
/// <param name="IsCrossLanguage">True when it is documented and has implementations outside .NET.</param>
/// <param name="Implementations">The reason for <paramref name="IsCrossLanguage"/>, as a clause.</param>
/// <param name="SchemaLanguage">The language that describes its payloads; null when it has none of its own.</param>
/// <param name="Source">The specification's address, or where the statement comes from.</param>
/// <param name="Checked">The day on which it was looked up.</param>
/// <param name="Languages">Languages beside C# that have a maintained implementation; <c>*</c> for every common one; null when that was not looked up.</param>
/// <param name="LanguagesSource">Where they are listed; null for <paramref name="Source"/>.</param>
public sealed record FormatFacts(
    string Name, bool IsText, bool IsCrossLanguage, string Implementations, string? SchemaLanguage, string Source, DateOnly Checked, IReadOnlyList<string>? Languages = null, string? LanguagesSource = null);

/// <summary>What a choice reads from <c>choosing.json</c> beside the serializers.</summary>
/// <param name="Formats">Every format that a serializer writes.</param>
/// <param name="Demonstrations">The workload that only a serializer with the property can take, by requirement.</param>
/// <param name="Presets">Usual decisions, in the order in which they are offered.</param>
/// <param name="Fillers">Workloads whose values repeat, with the reason: what compresses well there says nothing about other data. Null for none.</param>
public sealed record ChoosingFacts(
    IReadOnlyList<FormatFacts> Formats,
    IReadOnlyDictionary<Requirement, string> Demonstrations,
    IReadOnlyList<Preset> Presets,
    IReadOnlyDictionary<string, string>? Fillers = null)
{
    /// <summary>The file's name under <c>serializers/</c>.</summary>
    public const string FileName = "choosing.json";

    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase, allowIntegerValues: false) },
    };

    /// <summary>Formats by their names.</summary>
    [JsonIgnore]
    public IReadOnlyDictionary<string, FormatFacts> ByName => Formats.ToDictionary(format => format.Name);

    /// <summary>Why the values of a workload say nothing about compression; null where they do.</summary>
    public string? FillerOf(Place place) => Fillers?.GetValueOrDefault(place.Workload.Split(':')[0]);

    /// <summary>The question of a name, such as <c>public-api</c>.</summary>
    /// <exception cref="ChoiceException">There is no such question.</exception>
    public Preset PresetOf(string name) => Presets.FirstOrDefault(preset => preset.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
        ?? throw new ChoiceException($"There is no question '{name}'{NearestName.DidYouMean(name, [.. Presets.Select(preset => preset.Name)])} There are: {string.Join("; ", Presets.Select(preset => $"{preset.Name} ({preset.Title})"))}.");

    /// <summary>Reads the file.</summary>
    /// <exception cref="ChoiceException">It is missing or damaged.</exception>
    public static ChoosingFacts Read(string path)
    {
        try
        {
            return JsonSerializer.Deserialize<ChoosingFacts>(File.ReadAllBytes(path), s_options) ?? throw new JsonException("it holds nothing but null");
        }
        catch (Exception exception) when (exception is JsonException or IOException or UnauthorizedAccessException)
        {
            throw new ChoiceException($"'{path}' cannot be used: {exception.Message} docs/choosing.md describes it.");
        }
    }
}
