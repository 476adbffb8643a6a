using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Goldilocks.Models.Reading;

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

    /// <summary>The same, for a reader of tokens.</summary>
    public static JsonReaderOptions Reading { get; } = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true, AllowMultipleValues = true };

    private ReadOnlyMemory<byte> Text { get; init; }

    /// <summary>The same text for a root that is a collection: each list is one document.</summary>
    public SampleText OfLists()
    {
        var lists = Split(Name, Text, isOfLists: true);
        return this with { Documents = lists, IsMany = lists.Count > 1 };
    }

    /// <exception cref="ModelException">There is no such file, it is too large, or it is no JSON with at least one object.</exception>
    public static SampleText Read(string name)
    {
        if (!File.Exists(name))
        {
            throw new ModelException($"{(Directory.Exists(name) ? $"'{name}' is a folder:" : $"There is no file '{name}'{SourceFinder.Nearest(name)}")} --sample takes a file with one JSON object, an array of them, or one in each line.");
        }

        if (new FileInfo(name).Length is var length && length > LargestMegabytes * (long)Megabyte)
        {
            throw new ModelException(string.Create(
                CultureInfo.InvariantCulture,
                $"'{name}' has {length / Megabyte} MB; --sample takes up to {LargestMegabytes} MB, because every size is one value in memory. Give a part of it, and larger sizes by --repeat."));
        }

        var bytes = File.ReadAllBytes(name);
        var text = SampleEncoding.ToUtf8(name, bytes);
        var documents = Split(name, text, isOfLists: false);
        return documents.Count == 0
            ? throw new ModelException($"'{name}' holds no object: --sample takes one JSON object, an array of them, or one in each line.")
            : new SampleText(name, documents, IsArray(text) || documents.Count > 1, Convert.ToHexStringLower(SHA256.HashData(bytes))[..16]) { Text = text };
    }

    private static bool IsArray(ReadOnlyMemory<byte> text)
    {
        var reader = new Utf8JsonReader(text.Span, Reading);
        return reader.Read() && reader.TokenType == JsonTokenType.StartArray;
    }

    private static List<SampleDocument> Split(string name, ReadOnlyMemory<byte> text, bool isOfLists)
    {
        var documents = new List<SampleDocument>();
        var reader = new Utf8JsonReader(text.Span, Reading);
        var (line, counted) = (1, 0);
        try
        {
            while (reader.Read())
            {
                if (reader.TokenType == JsonTokenType.EndArray || (reader.TokenType == JsonTokenType.StartArray && !isOfLists && !IsOfValues(reader)))
                {
                    continue;
                }

                // From the last object on: from the beginning, many objects would take the square of their number.
                var start = (int)reader.TokenStartIndex;
                line += LineOf(text.Span[counted..], start - counted) - 1;
                counted = start;
                if (reader.TokenType is not (JsonTokenType.StartObject or JsonTokenType.StartArray))
                {
                    throw new ModelException($"{name}:{line}: {JsonPlaces.NameOf(reader.TokenType)} stands where an object is expected.");
                }

                ReadWhole(name, text.Span, ref reader);
                documents.Add(new SampleDocument(text[start..(int)reader.BytesConsumed], line, $"[{documents.Count}]"));
            }
        }
        catch (JsonException exception)
        {
            throw new ModelException($"{name}:{exception.LineNumber + 1}: this is not JSON: {JsonPlaces.Sentence(exception.Message)}");
        }

        return documents;
    }

    /// <summary>Whether an array is the members of one object by their places, and no list of objects.</summary>
    private static bool IsOfValues(Utf8JsonReader reader) => reader.CurrentDepth > 0 && reader.Read() && reader.TokenType is JsonTokenType.String or JsonTokenType.Number or JsonTokenType.Null or JsonTokenType.True or JsonTokenType.False;

    /// <summary>To its end. Texts with escapes are decoded once: half of a surrogate pair is JSON, and no text.</summary>
    private static void ReadWhole(string name, ReadOnlySpan<byte> text, ref Utf8JsonReader reader)
    {
        var depth = reader.CurrentDepth;
        while (reader.Read() && !(reader.TokenType is JsonTokenType.EndObject or JsonTokenType.EndArray && reader.CurrentDepth == depth))
        {
            if (reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName && reader.ValueIsEscaped)
            {
                try
                {
                    _ = reader.GetString();
                }
                catch (InvalidOperationException)
                {
                    throw new ModelException($"{name}:{LineOf(text, reader.TokenStartIndex)}: {Encoding.UTF8.GetString(reader.ValueSpan)} has one half of a surrogate pair, which is not a character: no serializer of texts in UTF-8 could keep it. Correct it.");
                }
            }
        }
    }

    /// <summary>The line of a byte, from 1.</summary>
    private static int LineOf(ReadOnlySpan<byte> text, long offset) => 1 + text[..(int)offset].Count((byte)'\n');
}

/// <summary>The encodings of sample files: UTF-8, and by their marks UTF-16 and UTF-32.</summary>
internal static class SampleEncoding
{
    private static readonly (byte[] Mark, Encoding Encoding)[] s_marked =
    [
        ([0xEF, 0xBB, 0xBF], new UTF8Encoding(true, throwOnInvalidBytes: true)),
        ([0xFF, 0xFE, 0, 0], new UTF32Encoding(bigEndian: false, true, throwOnInvalidCharacters: true)),
        ([0, 0, 0xFE, 0xFF], new UTF32Encoding(bigEndian: true, true, throwOnInvalidCharacters: true)),
        ([0xFF, 0xFE], new UnicodeEncoding(bigEndian: false, true, throwOnInvalidBytes: true)),
        ([0xFE, 0xFF], new UnicodeEncoding(bigEndian: true, true, throwOnInvalidBytes: true)),
    ];

    private static readonly Encoding s_plain = new UTF8Encoding(false, throwOnInvalidBytes: true);

    /// <summary>The text in UTF-8, without a mark.</summary>
    /// <exception cref="ModelException">It is in another encoding, or broken.</exception>
    public static ReadOnlyMemory<byte> ToUtf8(string name, byte[] bytes)
    {
        var (mark, encoding) = s_marked.FirstOrDefault(known => bytes.AsSpan().StartsWith(known.Mark), ([], s_plain));
        var text = bytes.AsMemory(mark.Length);
        try
        {
            return encoding is UTF8Encoding
                ? encoding.GetCharCount(text.Span) >= 0 ? text : default
                : Encoding.UTF8.GetBytes(encoding.GetString(text.Span));
        }
        catch (DecoderFallbackException exception)
        {
            throw Broken(name, text.Span, encoding, exception);
        }
    }

    private static ModelException Broken(string name, ReadOnlySpan<byte> text, Encoding encoding, DecoderFallbackException exception)
    {
        if (encoding is not UTF8Encoding)
        {
            return new ModelException($"'{name}' has the byte order mark of {encoding.WebName.ToUpperInvariant()}, but its bytes from {exception.Index} on are not text in it. Save it in UTF-8.");
        }

        var unknown = Convert.ToHexString(exception.BytesUnknown ?? []);
        var start = FirstInvalid(text);
        return new ModelException(string.Create(
            CultureInfo.InvariantCulture,
            $"{name}:{1 + text[..start].Count((byte)'\n')}: the bytes 0x{unknown} are not UTF-8, the encoding of JSON; perhaps the file is in Latin-1 or another encoding of one byte. Save it in UTF-8."));
    }

    /// <summary>Of the decoder's index: it counts from its own buffer.</summary>
    private static int FirstInvalid(ReadOnlySpan<byte> text)
    {
        var at = 0;
        while (at < text.Length && Rune.DecodeFromUtf8(text[at..], out _, out var length) == System.Buffers.OperationStatus.Done)
        {
            at += length;
        }

        return at;
    }
}
