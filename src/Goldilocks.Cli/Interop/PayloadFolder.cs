using System.Globalization;
using System.Security.Cryptography;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>One payload that a program of an earlier day wrote.</summary>
/// <param name="File">In the folder.</param>
/// <param name="Serializer">Who wrote it.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Options">How the library was used.</param>
/// <param name="Value">The number of the value, from 1.</param>
/// <param name="Digest">SHA-256 of the bytes.</param>
/// <param name="Expected">The file with what the program that wrote it read from it.</param>
public sealed record RecordedPayload(string File, string Serializer, string Variant, string Version, string Options, int Value, string Digest, string Expected);

/// <summary>What is known of all payloads of a folder.</summary>
/// <param name="Format">Of the folder.</param>
/// <param name="Tool">The version of Goldilocks that recorded them.</param>
/// <param name="Type">The root.</param>
/// <param name="Sample">The digest of the sample; null where values were made up.</param>
/// <param name="Classes">The classes as they were, the root first.</param>
/// <param name="Payloads">One for each serializer and value.</param>
public sealed record RecordedPayloads(int Format, string Tool, string Type, string? Sample, IReadOnlyList<ModelClass> Classes, IReadOnlyList<RecordedPayload> Payloads);

/// <summary>A folder of payloads for later versions to read, small enough for a repository.</summary>
public static class PayloadFolder
{
    /// <summary>The list of all payloads.</summary>
    public const string Index = "payloads.json";

    private const int Format = 1;

    /// <summary>Writes the folder.</summary>
    /// <param name="folder">Made where it is not there.</param>
    /// <param name="tool">The version of Goldilocks.</param>
    /// <param name="type">The root.</param>
    /// <param name="sample">The digest of the sample.</param>
    /// <param name="classes">The root first.</param>
    /// <param name="written">What each variant wrote.</param>
    /// <exception cref="UserErrorException">The folder holds payloads already.</exception>
    public static RecordedPayloads Write(string folder, string tool, string type, string? sample, IReadOnlyList<ModelClass> classes, IEnumerable<(VariantKey Key, IReadOnlyList<WrittenValue> Values)> written)
    {
        RequireFree(folder);
        Directory.CreateDirectory(folder);
        var listings = new Dictionary<string, string>();
        var recorded = new RecordedPayloads(Format, tool, type, sample, classes, [.. written.SelectMany(variant => variant.Values.Select(value => Write(folder, listings, variant.Key, value)))]);
        File.WriteAllBytes(Path.Combine(folder, Index), JsonSerializer.SerializeToUtf8Bytes(recorded, RunJson.File));
        return recorded;
    }

    /// <summary>Refuses a folder that holds payloads: they are of another day, and would be lost.</summary>
    /// <exception cref="UserErrorException">It does.</exception>
    public static void RequireFree(string folder)
    {
        if (File.Exists(Path.Combine(folder, Index)))
        {
            throw new UserErrorException($"'{folder}' already holds payloads, which are of an earlier day: record today's into another folder, such as one for each release.");
        }
    }

    /// <summary>Reads the list.</summary>
    /// <exception cref="UserErrorException">The folder holds none, or a damaged one.</exception>
    public static RecordedPayloads Read(string folder)
    {
        var path = Path.Combine(folder, Index);
        if (!File.Exists(path))
        {
            throw new UserErrorException($"'{folder}' holds no {Index}: record payloads first, as 'goldilocks evolve --new . --record {folder}' does.");
        }

        try
        {
            var recorded = JsonSerializer.Deserialize<RecordedPayloads>(File.ReadAllBytes(path), RunJson.File)!;
            return recorded.Format == Format ? recorded : throw new UserErrorException($"'{path}' is of format {recorded.Format}, and this version reads {Format}.");
        }
        catch (JsonException exception)
        {
            throw new UserErrorException($"'{path}' is damaged: {exception.Message}");
        }
    }

    /// <summary>A payload of the folder, as its program wrote and read it.</summary>
    /// <exception cref="UserErrorException">A file is missing, or its bytes are others.</exception>
    public static WrittenValue Value(string folder, RecordedPayload payload)
    {
        try
        {
            var bytes = File.ReadAllBytes(Path.Combine(folder, payload.File));
            var members = File.ReadAllText(Path.Combine(folder, payload.Expected)).ReplaceLineEndings("\n");
            return DigestOf(bytes) == payload.Digest
                ? new WrittenValue(payload.Value, bytes, members, null)
                : throw new UserErrorException($"'{payload.File}' in '{folder}' has other bytes than when it was recorded: restore it, and mark *.bin as binary where a version control changes ends of lines.");
        }
        catch (FileNotFoundException exception)
        {
            throw new UserErrorException($"'{folder}' lacks a file of its list: {exception.Message}");
        }
    }

    private static RecordedPayload Write(string folder, Dictionary<string, string> listings, VariantKey key, WrittenValue value)
    {
        // Checked here, so that a folder is never written that cannot be read back.
        _ = MemberListing.Read(value.Expected);
        var name = string.Create(CultureInfo.InvariantCulture, $"{FileName(key)}-{value.Number}.bin");
        if (!listings.TryGetValue(value.Expected, out var listing))
        {
            listing = string.Create(CultureInfo.InvariantCulture, $"value-{value.Number}{(listings.Values.Any(other => other == $"value-{value.Number}.members") ? $"-{FileName(key)}" : "")}.members");
            listings.Add(value.Expected, listing);
            File.WriteAllText(Path.Combine(folder, listing), value.Expected);
        }

        File.WriteAllBytes(Path.Combine(folder, name), value.Payload);
        return new RecordedPayload(name, key.Serializer, key.Variant, key.Version, key.Variant.Length == 0 ? "as its adapter uses it" : $"as its adapter uses it for '{key.Variant}'", value.Number, DigestOf(value.Payload), listing);
    }

    private static string FileName(VariantKey key) =>
        string.Concat($"{key.Serializer}{(key.Variant.Length > 0 ? "-" : "")}{key.Variant}".Select(unit => char.IsAsciiLetterOrDigit(unit) || unit is '-' or '.' ? unit : '-'));

    private static string DigestOf(byte[] bytes) => Convert.ToHexStringLower(SHA256.HashData(bytes));
}
