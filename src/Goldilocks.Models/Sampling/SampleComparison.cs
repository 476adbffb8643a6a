using System.Globalization;
using System.Text.Json;

namespace Goldilocks.Models.Sampling;

/// <summary>Compares a sample with what was made of it, member by member. What the sample does not have may be there; what it has must be there, with the same value.</summary>
internal static class SampleComparison
{
    /// <param name="sample">As the file has it.</param>
    /// <param name="written">The object, written again.</param>
    /// <param name="numbers">The same with enums as numbers: the sample may have either.</param>
    /// <param name="path">Of the three.</param>
    /// <returns>The path of the first loss, and what is lost; null when nothing is.</returns>
    public static (string Path, string Reason)? FirstLoss(JsonElement sample, JsonElement written, JsonElement numbers, string path) => sample.ValueKind switch
    {
        JsonValueKind.Object when written.ValueKind == JsonValueKind.Object => FirstLossInObject(sample, written, numbers, path),
        JsonValueKind.Array when written.ValueKind == JsonValueKind.Array => FirstLossInArray(sample, written, numbers, path),
        _ => IsSame(sample, written) || IsSame(sample, numbers) ? null : (path, $"the sample has {Short(sample)}, and the object holds {Short(written)}."),
    };

    private static (string, string)? FirstLossInObject(JsonElement sample, JsonElement written, JsonElement numbers, string path)
    {
        foreach (var member in sample.EnumerateObject().Where(member => !member.Name.StartsWith('$')))
        {
            var memberPath = $"{path}.{member.Name}";
            if (Find(written, member.Name) is not { } value)
            {
                return (memberPath, "nothing in the object holds this value.");
            }

            if (FirstLoss(member.Value, value, Find(numbers, member.Name) ?? value, memberPath) is { } loss)
            {
                return loss;
            }
        }

        return null;
    }

    private static (string, string)? FirstLossInArray(JsonElement sample, JsonElement written, JsonElement numbers, string path)
    {
        if (sample.GetArrayLength() != written.GetArrayLength())
        {
            return (path, string.Create(CultureInfo.InvariantCulture, $"the sample has {sample.GetArrayLength()} elements, and the object keeps {written.GetArrayLength()}."));
        }

        for (var index = 0; index < sample.GetArrayLength(); index++)
        {
            if (FirstLoss(sample[index], written[index], numbers.ValueKind == JsonValueKind.Array ? numbers[index] : written[index], string.Create(CultureInfo.InvariantCulture, $"{path}[{index}]")) is { } loss)
            {
                return loss;
            }
        }

        return null;
    }

    private static JsonElement? Find(JsonElement element, string name) => element.TryGetProperty(name, out var exact)
        ? exact
        : element.EnumerateObject().Where(member => string.Equals(member.Name, name, StringComparison.OrdinalIgnoreCase)).Select(member => (JsonElement?)member.Value).FirstOrDefault();

    private static bool IsSame(JsonElement sample, JsonElement written) => (sample.ValueKind, written.ValueKind) switch
    {
        (JsonValueKind.Number, JsonValueKind.Number) => IsSameNumber(sample.GetRawText(), written.GetRawText()),
        (JsonValueKind.String, JsonValueKind.String) => IsSameText(sample.GetString()!, written.GetString()!),
        _ => sample.ValueKind == written.ValueKind,
    };

    private static bool IsSameNumber(string sample, string written) =>
        sample == written
        || (decimal.TryParse(sample, NumberStyles.Float, CultureInfo.InvariantCulture, out var first) && decimal.TryParse(written, NumberStyles.Float, CultureInfo.InvariantCulture, out var second)
            ? first == second
            : double.Parse(sample, CultureInfo.InvariantCulture).Equals(double.Parse(written, CultureInfo.InvariantCulture)));

    /// <summary>Dates, spans of time and GUIDs have several forms; names of enums and classes may differ in case.</summary>
    private static bool IsSameText(string sample, string written) =>
        string.Equals(sample, written, StringComparison.OrdinalIgnoreCase)
        || (DateTimeOffset.TryParse(sample, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var first)
            && DateTimeOffset.TryParse(written, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var second) && first == second)
        || (TimeSpan.TryParse(sample, CultureInfo.InvariantCulture, out var span) && TimeSpan.TryParse(written, CultureInfo.InvariantCulture, out var other) && span == other)
        || (Guid.TryParse(sample, out var id) && Guid.TryParse(written, out var otherId) && id == otherId);

    private static string Short(JsonElement element)
    {
        const int Longest = 60;
        var text = element.GetRawText();
        return text.Length <= Longest ? text : text[..Longest] + "…";
    }
}
