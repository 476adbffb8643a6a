using System.Text.Json;
using Goldilocks.Models.Reading;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>What a sample must hold where a type is declared, in words.</summary>
internal static class ExpectedTexts
{
    private static readonly Dictionary<string, string> s_leaves = new()
    {
        ["bool"] = "true or false",
        ["byte"] = "a whole number from 0 to 255",
        ["sbyte"] = "a whole number from -128 to 127",
        ["short"] = "a whole number from -32,768 to 32,767",
        ["ushort"] = "a whole number from 0 to 65,535",
        ["int"] = "a whole number from -2,147,483,648 to 2,147,483,647",
        ["uint"] = "a whole number from 0 to 4,294,967,295",
        ["long"] = "a whole number of 64 bits",
        ["ulong"] = "a whole number from 0 of 64 bits",
        ["float"] = "a number",
        ["double"] = "a number",
        ["decimal"] = "a number",
        ["char"] = "a text of one character",
        ["string"] = "a text",
        ["DateTime"] = "a date with a time, such as \"2026-01-31T17:42:05Z\",",
        ["DateTimeOffset"] = "a date with a time and an offset, such as \"2026-01-31T17:42:05+01:00\",",
        ["DateOnly"] = "a date such as \"2026-01-31\"",
        ["TimeOnly"] = "a time such as \"17:42:05\"",
        ["TimeSpan"] = "a span of time such as \"1.02:30:00\"",
        ["Guid"] = "a GUID such as \"0f8fad5b-d9cb-469f-a165-70867728950e\"",
        ["Uri"] = "an address",
        ["byte[]"] = "bytes in base64",
    };

    /// <param name="type">As it is declared.</param>
    /// <param name="value">What the sample holds there.</param>
    public static string Of(ModelType type, JsonElement value) => Of(type, value.ValueKind == JsonValueKind.String ? value.GetString() : null);

    private static string Of(ModelType type, string? typed) => type.Form switch
    {
        TypeForm.Nullable => Of(type.Element!, typed),
        TypeForm.Sequence or TypeForm.Set => $"an array of {type.Element!.Name} is expected.",
        TypeForm.Dictionary => "an object with one member for each key is expected.",
        TypeForm.Grid => $"an array of arrays of {type.Element!.Name} is expected, all of one length.",
        TypeForm.Built => $"an object with {string.Join(", ", type.Members.Select(member => member.Name))}, or an array of these, is expected.",
        TypeForm.Object => $"an object of the type {type.Name} is expected.",
        _ when type.Symbol.TypeKind == TypeKind.Enum => OfEnum(type, typed),
        _ => s_leaves.TryGetValue(type.Name, out var text) ? $"{text} is expected." : $"a value of the type {type.Name} is expected.",
    };

    private static string OfEnum(ModelType type, string? typed)
    {
        var names = type.Symbol.GetMembers().OfType<IFieldSymbol>().Select(member => member.Name).ToList();
        return (typed is null ? $"a name of {type.Name} is expected." : $"'{typed}' is not a value of {type.Name}{NearestName.DidYouMean(typed, names)}") + $" It has {string.Join(", ", names)}.";
    }
}
