using System.Globalization;
using System.Security.Cryptography;
using System.Text.Json;
using Goldilocks.Models.Mistakes;

namespace Goldilocks.Models.Sampling;

/// <summary>One value of a sample, as JSON.</summary>
/// <param name="Json">In UTF-8.</param>
/// <param name="Line">Of its first character in the file, from 1.</param>
/// <param name="Path">In the file, as a JSON path.</param>
internal sealed record SampleDocument(ReadOnlyMemory<byte> Json, int Line, string Path);

/// <summary>A file of JSON: one object, an array of them, or one after the other, usually in lines.</summary>
/// <param name="Name">As typed.</param>
/// <param name="Documents">One or more.</param>
/// <param name="IsMany">False for one object alone.</param>
/// <param name="Digest">Of the file's bytes, in hexadecimal.</param>
internal sealed record SampleText(string Name, IReadOnlyList<SampleDocument> Documents, bool IsMany, string Digest)
{
    private const int Megabyte = 1 << 20;
    private const int LargestMegabytes = 64;

    /// <summary>Comments and trailing commas are common in files that a person writes.</summary>
    public static JsonDocumentOptions Lenient { get; } = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    private static readonly JsonReaderOptions s_lenient = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true, AllowMultipleValues = true };

    /// <exception cref="ModelException">There is no such file, it is too large, or it is no JSON with at least one object.</exception>
    public static SampleText Read(string name)
    {
        if (!File.Exists(name))
        {
            throw new ModelException($"There is no file '{name}'; --sample takes a file with one JSON object, an array of them, or one in each line.");
        }

        if (new FileInfo(name).Length is var length && length > LargestMegabytes * (long)Megabyte)
        {
            throw new ModelException(string.Create(
                CultureInfo.InvariantCulture,
                $"'{name}' has {length / Megabyte} MB; --sample takes up to {LargestMegabytes} MB, because every size is one value in memory. Give a part of it, and larger sizes by --repeat."));
        }

        var bytes = File.ReadAllBytes(name);
        var text = WithoutMark(name, bytes);
        var documents = Split(name, text);
        return documents.Count == 0
            ? throw new ModelException($"'{name}' holds no object: --sample takes one JSON object, an array of them, or one in each line.")
            : new SampleText(name, documents, IsArray(text) || documents.Count > 1, Convert.ToHexStringLower(SHA256.HashData(bytes))[..16]);
    }

    /// <summary>The line of a byte, from 1.</summary>
    public static int LineOf(ReadOnlySpan<byte> text, long offset) => 1 + text[..(int)offset].Count((byte)'\n');

    private static ReadOnlyMemory<byte> WithoutMark(string name, byte[] bytes) => bytes switch
    {
        [0xEF, 0xBB, 0xBF, ..] => bytes.AsMemory(3),
        [0xFF, 0xFE, ..] or [0xFE, 0xFF, ..] => throw new ModelException($"'{name}' is in UTF-16; save it in UTF-8, which JSON is written in."),
        _ => bytes,
    };

    private static bool IsArray(ReadOnlyMemory<byte> text)
    {
        var reader = new Utf8JsonReader(text.Span, s_lenient);
        return reader.Read() && reader.TokenType == JsonTokenType.StartArray;
    }

    private static List<SampleDocument> Split(string name, ReadOnlyMemory<byte> text)
    {
        var documents = new List<SampleDocument>();
        var reader = new Utf8JsonReader(text.Span, s_lenient);
        try
        {
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.StartArray or JsonTokenType.EndArray)
                {
                    continue;
                }

                var start = (int)reader.TokenStartIndex;
                var line = LineOf(text.Span, start);
                if (reader.TokenType != JsonTokenType.StartObject)
                {
                    throw new ModelException($"{name}:{line}: {JsonErrors.NameOf(reader.TokenType)} stands where an object is expected.");
                }

                reader.Skip();
                documents.Add(new SampleDocument(text[start..(int)reader.BytesConsumed], line, $"[{documents.Count}]"));
            }
        }
        catch (JsonException exception)
        {
            throw new ModelException($"{name}:{exception.LineNumber + 1}: this is no JSON: {JsonErrors.Sentence(exception.Message)}");
        }

        return documents;
    }
}
