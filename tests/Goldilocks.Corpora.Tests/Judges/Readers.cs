using System.Formats.Cbor;
using System.Text.Json;
using System.Xml;
using System.Xml.Linq;
using Google.Protobuf;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Nerdbank.MessagePack;
using YamlDotNet.RepresentationModel;

namespace Goldilocks.Corpora.Tests;

/// <summary>The lowest level of a library for each format: it reads everything, and builds no objects of ours.</summary>
internal static class Readers
{
    public static void Json(byte[] payload)
    {
        var reader = new Utf8JsonReader(payload);
        while (reader.Read())
        {
            if (reader.TokenType is System.Text.Json.JsonTokenType.String or System.Text.Json.JsonTokenType.PropertyName)
            {
                _ = reader.GetString();
            }
        }
    }

    public static void Cbor(byte[] payload)
    {
        var reader = new CborReader(payload, CborConformanceMode.Strict);
        reader.SkipValue();
        Require(reader.BytesRemaining == 0, "bytes follow the value");
    }

    public static void MessagePack(byte[] payload)
    {
        var reader = new MessagePackReader(payload);
        reader.Skip(new SerializationContext());
        Require(reader.End, "bytes follow the value");
    }

    public static void Bson(byte[] payload)
    {
        using var stream = new MemoryStream(payload);
        using var reader = new BsonBinaryReader(stream);
        var context = BsonDeserializationContext.CreateRoot(reader, builder => builder.AllowDuplicateElementNames = true);
        _ = BsonSerializer.LookupSerializer<BsonDocument>().Deserialize(context);
        Require(stream.Position == payload.Length, "bytes follow the document");
    }

    public static void Yaml(byte[] payload)
    {
        using var reader = new StreamReader(new MemoryStream(payload));
        new YamlStream().Load(reader);
    }

    public static void Xml(byte[] payload)
    {
        using var reader = XmlReader.Create(new MemoryStream(payload), new XmlReaderSettings { DtdProcessing = DtdProcessing.Prohibit, XmlResolver = null });
        _ = XDocument.Load(reader);
    }

    /// <summary>The fields of all models: a string or something packed under 1, and whatever the tags say otherwise.</summary>
    public static void Protobuf(byte[] payload, bool isList, bool isMap)
    {
        var input = new CodedInputStream(payload);
        for (var tag = input.ReadTag(); tag != 0; tag = input.ReadTag())
        {
            switch (tag)
            {
                case 0x0A when isList:
                    var packed = input.ReadBytes().CreateCodedInput();
                    while (!packed.IsAtEnd)
                    {
                        packed.ReadInt32();
                    }

                    break;
                case 0x0A when isMap:
                    Protobuf(input.ReadBytes().ToByteArray(), isList: false, isMap: false);
                    break;
                case 0x0A:
                    input.ReadBytes();
                    break;
                case 0x10:
                    input.ReadInt32();
                    break;
                default:
                    input.SkipLastField();
                    break;
            }
        }
    }

    private static void Require(bool holds, string what)
    {
        if (!holds)
        {
            throw new FormatException(what);
        }
    }
}
