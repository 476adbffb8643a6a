using System.Formats.Cbor;
using System.Globalization;
using System.Text.Json;
using System.Xml.Serialization;
using Goldilocks.Prober.Attacks;
using Goldilocks.Workloads;
using MongoDB.Bson;
using Nerdbank.MessagePack;
using YamlDotNet.Serialization;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a library writes for the models, so that cases have a payload to go into.</summary>
internal static class Writers
{
    public static byte[] Json(object value) => JsonSerializer.SerializeToUtf8Bytes(value, value.GetType());

    public static byte[] Bson(object value) => value is CorpusExact ? [] : value.ToBson(value.GetType());

    public static byte[] Yaml(object value) => System.Text.Encoding.UTF8.GetBytes(new SerializerBuilder().Build().Serialize(value));

    public static byte[] Xml(object value)
    {
        if (value is CorpusMap)
        {
            return [];
        }

        using var stream = new MemoryStream();
        new XmlSerializer(value.GetType()).Serialize(stream, value);
        return stream.ToArray();
    }

    /// <summary>A case is the whole payload.</summary>
    public static byte[] Protobuf(object value) => [0x10, 5];

    public static byte[] Cbor(object value)
    {
        var writer = new CborWriter();
        writer.WriteStartMap(null);
        foreach (var property in value.GetType().GetProperties())
        {
            writer.WriteTextString(property.Name);
            Write(writer, property.GetValue(value)!);
        }

        writer.WriteEndMap();
        var payload = writer.Encode();
        return payload;
    }

    public static byte[] MessagePack(object value)
    {
        var buffer = new System.Buffers.ArrayBufferWriter<byte>();
        var writer = new MessagePackWriter(buffer);
        var properties = value.GetType().GetProperties();
        writer.WriteMapHeader(properties.Length);
        foreach (var property in properties)
        {
            writer.Write(property.Name);
            Write(ref writer, property.GetValue(value)!);
        }

        writer.Flush();
        return buffer.WrittenSpan.ToArray();
    }

    private static void Write(CborWriter writer, object value)
    {
        switch (value)
        {
            case string text:
                writer.WriteTextString(text);
                break;
            case double number:
                writer.WriteDouble(number);
                break;
            case bool flag:
                writer.WriteBoolean(flag);
                break;
            case byte[] bytes:
                writer.WriteByteString(bytes);
                break;
            case List<int> list:
                writer.WriteStartArray(list.Count);
                list.ForEach(writer.WriteInt32);
                writer.WriteEndArray();
                break;
            case Dictionary<string, int> map:
                writer.WriteStartMap(map.Count);
                writer.WriteTextString(CorpusTargets.Key);
                writer.WriteInt32(map[CorpusTargets.Key]);
                writer.WriteEndMap();
                break;
            case DateTime moment:
                writer.WriteDateTimeOffset(moment);
                break;
            default:
                writer.WriteUInt64(Convert.ToUInt64(value, CultureInfo.InvariantCulture));
                break;
        }
    }

    private static void Write(ref MessagePackWriter writer, object value)
    {
        switch (value)
        {
            case string text:
                writer.Write(text);
                break;
            case double number:
                writer.Write(number);
                break;
            case bool flag:
                writer.Write(flag);
                break;
            case byte[] bytes:
                writer.Write(bytes);
                break;
            case List<int> list:
                writer.WriteArrayHeader(list.Count);
                foreach (var element in list)
                {
                    writer.Write(element);
                }

                break;
            case Dictionary<string, int> map:
                writer.WriteMapHeader(map.Count);
                writer.Write(CorpusTargets.Key);
                writer.Write(map[CorpusTargets.Key]);
                break;
            case DateTime moment:
                writer.Write(moment);
                break;
            default:
                writer.Write(Convert.ToUInt64(value, CultureInfo.InvariantCulture));
                break;
        }
    }
}
