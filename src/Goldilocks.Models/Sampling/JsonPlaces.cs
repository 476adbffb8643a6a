using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.Sampling;

/// <summary>Follows the path of an error through a sample and through the types of its model.</summary>
internal static partial class JsonPlaces
{
    /// <summary>The value at a path such as <c>.Lines[0].State</c>; null where the path leads nowhere.</summary>
    public static JsonElement? ValueAt(JsonElement root, string path) => Steps(path).Aggregate((JsonElement?)root, (element, step) => element is { } at ? Step(at, step) : null);

    /// <summary>The type that is declared at a path; null where the path leads nowhere.</summary>
    public static ModelType? TypeAt(Model model, string path) => Steps(path).Aggregate((ModelType?)model.Root, (type, step) => type is null ? null : Step(type, step));

    /// <summary>The first null that stands in a collection whose declaration allows none. A reader of JSON takes it without a word: it knows what a member may be, and nothing of elements.</summary>
    /// <returns>Its path and the declared element; null where there is none.</returns>
    public static (string Path, ModelType Element)? FirstNull(ModelType type, JsonElement value, string path) => type.Form switch
    {
        TypeForm.Nullable => FirstNull(type.Element!, value, path),
        TypeForm.Sequence or TypeForm.Set when value.ValueKind == JsonValueKind.Array => value.EnumerateArray()
            .Select((element, index) => InElement(type, element, string.Create(CultureInfo.InvariantCulture, $"{path}[{index}]"))).FirstOrDefault(found => found is not null),
        TypeForm.Dictionary when value.ValueKind == JsonValueKind.Object => value.EnumerateObject()
            .Select(member => InElement(type, member.Value, $"{path}.{member.Name}")).FirstOrDefault(found => found is not null),
        TypeForm.Object when value.ValueKind == JsonValueKind.Object => value.EnumerateObject()
            .Select(member => Member(type, member.Name) is { } declared ? FirstNull(declared, member.Value, $"{path}.{member.Name}") : null).FirstOrDefault(found => found is not null),
        _ => null,
    };

    private static (string, ModelType)? InElement(ModelType collection, JsonElement element, string path) => element.ValueKind != JsonValueKind.Null
        ? FirstNull(collection.Element!, element, path)
        : collection is { HasNullableElements: false, Element.IsReference: true } ? (path, collection.Element) : null;

    private static IEnumerable<string> Steps(string path) => OneStep().Matches(path).Select(step => step.Groups["name"].Success ? step.Groups["name"].Value : step.Groups["index"].Value);

    private static JsonElement? Step(JsonElement element, string step) => element.ValueKind switch
    {
        JsonValueKind.Object => element.TryGetProperty(step, out var value) ? value : null,
        JsonValueKind.Array when int.TryParse(step, NumberStyles.None, CultureInfo.InvariantCulture, out var index) && index < element.GetArrayLength() => element[index],
        _ => null,
    };

    private static ModelType? Step(ModelType type, string step) => type.Form switch
    {
        TypeForm.Nullable => Step(type.Element!, step),
        TypeForm.Object => Member(type, step),
        _ => type.Element,
    };

    /// <summary>Also of the classes that can stand where the type is declared.</summary>
    private static ModelType? Member(ModelType type, string name) => type.Concrete.Prepend(type)
        .SelectMany(candidate => candidate.Members)
        .FirstOrDefault(member => string.Equals(member.Name, name, StringComparison.OrdinalIgnoreCase))?.Type;

    [GeneratedRegex(@"\.(?<name>[^.\[]+)|\['(?<name>[^']*)'\]|\[(?<index>\d+)\]")]
    private static partial Regex OneStep();
}
