using System.Text.Json;
using System.Text.Json.Serialization;

namespace Goldilocks.Load;

/// <summary>
/// Times as a JSON array, ascending: a number for one request, <c>[time, count]</c> for several. Files of earlier versions hold base64 text
/// instead, over differences in groups of seven bits (LEB128); that is still read.
/// </summary>
internal sealed class RequestTimesJson : JsonConverter<RequestTimes>
{
    public override RequestTimes Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType == JsonTokenType.String)
        {
            return RequestTimes.Of(FromBase64(ref reader));
        }

        Require(reader.TokenType == JsonTokenType.StartArray);
        var groups = new List<(long, long)>();
        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
        {
            groups.Add(reader.TokenType == JsonTokenType.StartArray ? ReadPair(ref reader) : (ReadNumber(ref reader), 1));
        }

        return RequestTimes.Of(groups);
    }

    public override void Write(Utf8JsonWriter writer, RequestTimes value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        foreach (var (nanoseconds, count) in value.Entries)
        {
            if (count == 1)
            {
                writer.WriteNumberValue(nanoseconds);
                continue;
            }

            writer.WriteStartArray();
            writer.WriteNumberValue(nanoseconds);
            writer.WriteNumberValue(count);
            writer.WriteEndArray();
        }

        writer.WriteEndArray();
    }

    private static (long Nanoseconds, long Count) ReadPair(ref Utf8JsonReader reader)
    {
        reader.Read();
        var nanoseconds = ReadNumber(ref reader);
        reader.Read();
        var count = ReadNumber(ref reader);
        reader.Read();
        Require(reader.TokenType == JsonTokenType.EndArray && count > 0);
        return (nanoseconds, count);
    }

    private static long ReadNumber(ref Utf8JsonReader reader)
    {
        Require(reader.TokenType == JsonTokenType.Number && reader.TryGetInt64(out _));
        var number = reader.GetInt64();
        Require(number >= 0);
        return number;
    }

    private static void Require(bool isAsWritten)
    {
        if (!isAsWritten)
        {
            throw new JsonException("request times are an array of nanoseconds, or of pairs of nanoseconds and their count");
        }
    }

    private static List<long> FromBase64(ref Utf8JsonReader reader)
    {
        var times = new List<long>();
        var (time, difference, shift) = (0L, 0UL, 0);
        if (!reader.TryGetBytesFromBase64(out var bytes))
        {
            throw new JsonException("request times are not base64 of an earlier version");
        }

        foreach (var part in bytes)
        {
            difference |= (ulong)(part & 0x7F) << shift;
            shift += 7;
            if (part < 0x80)
            {
                time += (long)difference;
                times.Add(time);
                (difference, shift) = (0, 0);
            }
        }

        return shift == 0 ? times : throw new JsonException("the last request time is cut off");
    }
}
