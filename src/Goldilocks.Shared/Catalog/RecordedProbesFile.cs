using System.Collections.Concurrent;
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>Reads and writes <c>probes/recorded/NAME.json</c> (docs/probes.md).</summary>
public static class RecordedProbesFile
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        WriteIndented = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
        NumberHandling = JsonNumberHandling.Strict,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase, allowIntegerValues: false) },
    };

    /// <summary>The folder of the recorded tables.</summary>
    /// <param name="root">The checkout.</param>
    public static string Folder(string root) => Path.Combine(root, "probes", "recorded");

    /// <summary>The file of a serializer's table.</summary>
    /// <param name="root">The checkout.</param>
    /// <param name="serializer">Its name.</param>
    public static string PathOf(string root, string serializer) => Path.Combine(Folder(root), serializer + ".json");

    /// <summary>The table of exactly this version. A new version of a library has no grade until it was probed.</summary>
    /// <param name="root">The checkout.</param>
    /// <param name="serializer">Its name.</param>
    /// <param name="version">The version that is asked about.</param>
    /// <exception cref="FactsException">The file is damaged.</exception>
    public static RecordLookup Find(string root, string serializer, string version) => Find(Read(root, serializer), serializer, version);

    /// <summary>The same for a table that was read.</summary>
    /// <param name="table">In whichever version; null when there is none.</param>
    /// <param name="serializer">Its name.</param>
    /// <param name="version">The version that is asked about.</param>
    /// <param name="word">What the version is: <c>pinned</c>, <c>tried</c>.</param>
    public static RecordLookup Find(RecordedProbes? table, string serializer, string version, string word = "pinned") => table switch
    {
        null => new(null, $"not probed; to record it: goldilocks probe --record --serializers {serializer}"),
        _ when table.Version == version => new(table, null),
        _ => new(null, $"probed {table.Version}, {word} {version}; to record that: goldilocks probe --record --serializers {serializer}"),
    };

    /// <summary>What a reader must know of a package that is not known to be the published one.</summary>
    /// <param name="origin">Where it came from.</param>
    public static string Rebuilt(string origin) => $"with a package from elsewhere than the package sources, perhaps rebuilt: {origin}";

    /// <summary>The table of a serializer in whichever version; null when there is none.</summary>
    /// <exception cref="FactsException">The file is damaged.</exception>
    public static RecordedProbes? Read(string root, string serializer)
    {
        var path = PathOf(root, serializer);
        return File.Exists(path) ? Parse(File.ReadAllText(path), path) : null;
    }

    /// <summary>Every table that there is, by the serializer's name.</summary>
    /// <exception cref="FactsException">A file is damaged.</exception>
    public static IReadOnlyList<RecordedProbes> ReadAll(string root) => !Directory.Exists(Folder(root)) ? [] :
        [.. Directory.EnumerateFiles(Folder(root), "*.json").Order(StringComparer.OrdinalIgnoreCase).Select(path => Parse(File.ReadAllText(path), path))];

    /// <summary>Replaces the table of a serializer.</summary>
    /// <returns>The path.</returns>
    public static string Write(string root, RecordedProbes table)
    {
        Directory.CreateDirectory(Folder(root));
        return WholeFile.Replace(PathOf(root, table.Serializer), output =>
        {
            output.Write(JsonSerializer.Serialize(table, s_options).ReplaceLineEndings("\n"));
            output.Write('\n');
        });
    }

    private static RecordedProbes Parse(string json, string path)
    {
        try
        {
            return JsonSerializer.Deserialize<RecordedProbes>(json, s_options) ?? throw new JsonException("It holds nothing but null.");
        }
        catch (JsonException exception)
        {
            throw new FactsException($"{path}: {exception.Message} Delete the file, or make it again with: goldilocks probe --record --serializers {Path.GetFileNameWithoutExtension(path)}");
        }
    }
}

/// <summary>The recorded tables for one command, which asks for each several times: together they are 20 MB, so each is read once.</summary>
/// <param name="root">The checkout.</param>
public sealed class RecordedTables(string root)
{
    private readonly ConcurrentDictionary<string, RecordedProbes?> _read = new();

    /// <summary>The table of a serializer in whichever version; null when there is none. May be called by several threads.</summary>
    /// <exception cref="FactsException">The file is damaged.</exception>
    public RecordedProbes? Of(string serializer) => _read.GetOrAdd(serializer, name => RecordedProbesFile.Read(root, name));

    /// <summary>Replaces the table of a serializer.</summary>
    /// <returns>The path.</returns>
    public string Write(RecordedProbes table)
    {
        _read[table.Serializer] = table;
        return RecordedProbesFile.Write(root, table);
    }
}

/// <summary>A recorded table, or the reason why there is none for the version.</summary>
/// <param name="Table">The table; null when there is none.</param>
/// <param name="WhyNot">The reason; null when there is one.</param>
public sealed record RecordLookup(RecordedProbes? Table, string? WhyNot);
