using System.Globalization;
using System.Numerics;
using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Makes values without parts of JSON, and of the names that are keys.</summary>
internal sealed partial class LeafReader(ModelObjects objects, SampleNames names, SampleRemarks remarks)
{
    /// <summary>Seconds since 1970 are below it until the year 5138, and milliseconds above it since 1973.</summary>
    private const long LargestSeconds = 100_000_000_000;

    private static readonly string[] s_times = ["yyyy-MM-dd HH:mm:ss.FFFFFFFK", "yyyy-MM-ddTHH:mm:ss.FFFFFFFK", "yyyy-MM-ddTHH:mmK", "yyyy-MM-dd HH:mmK", "yyyy-MM-dd"];

    /// <summary>As headers of the web and logs write a time: with the name of the day, or with an offset of four digits.</summary>
    private static readonly string[] s_stamps = ["r", "yyyy-MM-ddTHH:mm:ss.FFFFFFFzzz", "yyyy-MM-dd HH:mm:ss.FFFFFFFzzz", "yyyy-MM-dd HH:mm:ss.FFFFFFF zzz", "yyyy-MM-dd HH:mm:ss.FFFFFFF 'UTC'", "ddd, dd MMM yyyy HH:mm:ss zzz", "ddd, d MMM yyyy HH:mm:ss zzz", "ddd MMM dd HH:mm:ss zzz yyyy"];

    /// <summary>A number for a time (seconds or milliseconds since 1970), a span of time (seconds) or a boolean, which only a converter writes; null for anything else.</summary>
    public static object? ByConverter(ModelType type, JsonElement value)
    {
        var leaf = type.Unwrapped.Leaf;
        if (leaf is not ("Boolean" or "DateTime" or "DateTimeOffset" or "TimeSpan"))
        {
            return null;
        }

        value = value.ValueKind == JsonValueKind.String && InQuotes(value.GetString()!) is { } inQuotes ? inQuotes : value;
        return value.ValueKind != JsonValueKind.Number ? null : leaf switch
        {
            "Boolean" when value.TryGetInt32(out var bit) && bit is 0 or 1 => bit == 1,
            "DateTime" when Since1970(value) is { } time => time.UtcDateTime,
            "DateTimeOffset" when Since1970(value) is { } time => time,
            "TimeSpan" when value.TryGetDouble(out var seconds) && Math.Abs(seconds) < LargestSeconds => TimeSpan.FromSeconds(seconds),
            _ => null,
        };
    }

    private static DateTimeOffset? Since1970(JsonElement value) => !value.TryGetDecimal(out var number) || number is < -LargestSeconds * 1000 or > LargestSeconds * 1000 ? null
        : DateTimeOffset.UnixEpoch.AddTicks((long)(number * (number is > -LargestSeconds and < LargestSeconds ? TimeSpan.TicksPerSecond : TimeSpan.TicksPerMillisecond)));

    /// <exception cref="SampleMistakeException">The value is none of the type.</exception>
    public object? Read(ModelType type, JsonElement value, string path) => type switch
    {
        { Form: TypeForm.Any } => Any(value),
        { Symbol: INamedTypeSymbol { TypeKind: TypeKind.Enum } symbol } => Enum(type, symbol, value, path),
        { Converted.IsJson: true } => objects.FromBase(type, value.GetRawText(), path),
        { Converted: not null } => objects.FromBase(type, Of(type.Leaf!, value) ?? throw Wrong(type, value, path), path),
        _ => OfLoose(type.Leaf!, value, path) ?? Of(type.Leaf!, value) ?? throw Wrong(type, value, path),
    };

    /// <summary>A number in quotes, a number for a text, and a time with more digits than a tick has: both can mean one thing only.</summary>
    private object? OfLoose(string leaf, JsonElement value, string path)
    {
        if (leaf == "String" && value.ValueKind == JsonValueKind.Number)
        {
            remarks.Unquoted.Add(JsonPlaces.Everywhere(path));
            return value.GetRawText();
        }

        if (value.ValueKind != JsonValueKind.String)
        {
            return null;
        }

        var text = value.GetString()!;
        var found = leaf is "DateTime" or "DateTimeOffset" && TooManyDigits().IsMatch(text)
            ? Of(leaf, JsonSerializer.SerializeToElement(TooManyDigits().Replace(text, "$1")))
            : InQuotes(text) is { } inQuotes ? Of(leaf, inQuotes)
            : null;
        if (found is not null)
        {
            remarks.Loose.Add(JsonPlaces.Everywhere(path));
        }

        return found;
    }

    /// <summary>A key, which JSON writes as a text.</summary>
    /// <exception cref="SampleMistakeException">The text is no key of the type.</exception>
    public object? ReadKey(ModelType type, string text, string path)
    {
        var asText = JsonSerializer.SerializeToElement(text);
        if (type is { Form: TypeForm.Leaf, Leaf: not ("String" or "Char") } && (BigInteger.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out _) || decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out _) || text is "True" or "False" or "true" or "false")
            && Parsed(text.ToLowerInvariant()) is { } number)
        {
            return Read(type, number, path);
        }

        return type.Form is TypeForm.Leaf or TypeForm.Any
            ? Read(type, asText, path)
            : throw new SampleMistakeException(path, $"the keys are declared as {type.Name}, which no name can be: write the dictionary as an array of objects with a Key and a Value.");
    }

    /// <summary>The number, true or false that a text is; null for any other. Most texts are none, and to parse each of them would take longer than all the rest.</summary>
    private static JsonElement? InQuotes(string text) => bool.TryParse(text, out _) || (text is ['-' or (>= '0' and <= '9'), ..] && double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out _))
        ? Parsed(text.ToLowerInvariant()) is { ValueKind: JsonValueKind.Number or JsonValueKind.True or JsonValueKind.False } found ? found : null
        : null;

    private static JsonElement? Parsed(string text)
    {
        try
        {
            using var json = JsonDocument.Parse(text);
            return json.RootElement.Clone();
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static SampleMistakeException Wrong(ModelType type, JsonElement value, string path) => new(path, ExpectedTexts.Of(type, value));

    /// <summary>The nearest of text, number, boolean, list and dictionary.</summary>
    private static object? Any(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.String => value.GetString(),
        JsonValueKind.True or JsonValueKind.False => value.GetBoolean(),
        JsonValueKind.Number => value.TryGetInt32(out var small) ? small : value.TryGetInt64(out var large) ? large : value.GetDouble(),
        JsonValueKind.Array => value.EnumerateArray().Select(Any).ToList(),
        JsonValueKind.Object => value.EnumerateObject().GroupBy(property => property.Name).ToDictionary(same => same.Key, same => Any(same.Last().Value)),
        _ => null,
    };

    private object Enum(ModelType type, INamedTypeSymbol symbol, JsonElement value, string path)
    {
        var declared = objects.TypeOf(type);
        if (value.ValueKind == JsonValueKind.Number && Of(type.Leaf!, value) is { } number)
        {
            return System.Enum.ToObject(declared, number);
        }

        if (value.ValueKind == JsonValueKind.String && names.Find(symbol, value.GetString()!) is null && InQuotes(value.GetString()!) is { } inQuotes && Of(type.Leaf!, inQuotes) is { } quoted)
        {
            remarks.Loose.Add(JsonPlaces.Everywhere(path));
            return System.Enum.ToObject(declared, quoted);
        }

        var fields = value.ValueKind == JsonValueKind.String
            ? value.GetString()!.Split(',', StringSplitOptions.TrimEntries).Select(name => names.Find(symbol, name)).ToList()
            : [null];
        if (fields.Contains(null))
        {
            throw Wrong(type, value, path);
        }

        // Several names are the sum of flags.
        var bits = fields.Aggregate(0L, (all, field) => all | (field!.ConstantValue is ulong large ? unchecked((long)large) : System.Convert.ToInt64(field.ConstantValue, CultureInfo.InvariantCulture)));
        return System.Enum.ToObject(declared, bits);
    }

    /// <summary>Null where the value is none of that kind.</summary>
    private static object? Of(string leaf, JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.True or JsonValueKind.False => leaf == "Boolean" ? value.GetBoolean() : null,
        JsonValueKind.Number => OfNumber(leaf, value),
        JsonValueKind.String => OfText(leaf, value.GetString()!, value),
        JsonValueKind.Array when leaf == "Bytes" => OfNumbers(value),
        _ => null,
    };

    private static object? OfNumber(string leaf, JsonElement value) => leaf switch
    {
        "Byte" => value.TryGetByte(out var number) ? number : null,
        "SByte" => value.TryGetSByte(out var number) ? number : null,
        "Int16" => value.TryGetInt16(out var number) ? number : null,
        "UInt16" => value.TryGetUInt16(out var number) ? number : null,
        "Int32" => value.TryGetInt32(out var number) ? number : null,
        "UInt32" => value.TryGetUInt32(out var number) ? number : null,
        "Int64" => value.TryGetInt64(out var number) ? number : null,
        "UInt64" => value.TryGetUInt64(out var number) ? number : null,
        "Single" => value.TryGetSingle(out var number) && float.IsFinite(number) ? number : null,
        "Double" => value.TryGetDouble(out var number) && double.IsFinite(number) ? number : null,
        "Decimal" => value.TryGetDecimal(out var number) ? number : null,
        "Half" => Half.TryParse(value.GetRawText(), CultureInfo.InvariantCulture, out var number) ? number : null,
        "Int128" => Int128.TryParse(value.GetRawText(), CultureInfo.InvariantCulture, out var number) ? number : null,
        "UInt128" => UInt128.TryParse(value.GetRawText(), CultureInfo.InvariantCulture, out var number) ? number : null,
        "BigInteger" => BigInteger.TryParse(value.GetRawText(), CultureInfo.InvariantCulture, out var number) ? number : null,
        _ => null,
    };

    private static object? OfText(string leaf, string text, JsonElement value) => leaf switch
    {
        "String" => text,
        "Char" => text.Length == 1 ? text[0] : null,
        "Bytes" => value.TryGetBytesFromBase64(out var bytes) ? bytes : null,
        "Guid" => Guid.TryParse(text, out var id) ? id : null,
        "DateTime" => value.TryGetDateTime(out var time) || DateTime.TryParseExact(text, s_times, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind, out time) ? time : Stamp(text)?.UtcDateTime,
        "DateTimeOffset" => value.TryGetDateTimeOffset(out var time) || DateTimeOffset.TryParseExact(text, s_times, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out time) ? time : Stamp(text),
        "DateOnly" => DateOnly.TryParseExact(text, "O", CultureInfo.InvariantCulture, DateTimeStyles.None, out var date) ? date
            : value.TryGetDateTime(out var midnight) && midnight.TimeOfDay == default ? DateOnly.FromDateTime(midnight) : null,
        "TimeOnly" => TimeOnly.TryParse(text, CultureInfo.InvariantCulture, out var time) ? time : null,
        "TimeSpan" => TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out var span) ? span : Duration(text),
        "Uri" => Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out var address) ? address : null,
        "Version" => Version.TryParse(text, out var version) ? version : null,
        "Single" => OfName(text, float.NaN, float.PositiveInfinity, float.NegativeInfinity),
        "Double" => OfName(text, double.NaN, double.PositiveInfinity, double.NegativeInfinity),
        "Int128" => Int128.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number) ? number : null,
        "UInt128" => UInt128.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : null,
        "BigInteger" => BigInteger.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number) ? number : null,
        _ => null,
    };

    private static DateTimeOffset? Stamp(string text) => DateTimeOffset.TryParseExact(text, s_stamps, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var time) ? time : null;

    /// <summary>As ISO 8601 writes a span of time: <c>PT1H30M</c>.</summary>
    private static TimeSpan? Duration(string text)
    {
        try
        {
            return text.TrimStart('-') is ['P', ..] ? System.Xml.XmlConvert.ToTimeSpan(text) : null;
        }
        catch (Exception exception) when (exception is FormatException or OverflowException)
        {
            return null;
        }
    }

    private static object? OfName<T>(string text, T nan, T infinity, T minusInfinity) where T : struct => text switch
    {
        "NaN" => nan,
        "Infinity" => infinity,
        "-Infinity" => minusInfinity,
        _ => null,
    };

    [GeneratedRegex(@"(\.\d{7})\d+")]
    private static partial Regex TooManyDigits();

    private static byte[]? OfNumbers(JsonElement value)
    {
        var bytes = new byte[value.GetArrayLength()];
        for (var index = 0; index < bytes.Length; index++)
        {
            if (value[index].ValueKind != JsonValueKind.Number || !value[index].TryGetByte(out bytes[index]))
            {
                return null;
            }
        }

        return bytes;
    }
}
