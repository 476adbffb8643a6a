using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary><c>serializers/defaults.json</c>: the names that Goldilocks must know, kept beside the serializers and out of its code.</summary>
/// <param name="Baseline">The serializer that ratios are taken to by default.</param>
/// <param name="Floors">The adapter that is part of every run.</param>
/// <param name="LoadWorkload">The workload that load tests serve by default.</param>
/// <param name="OtherNames">What people call a serializer whose folder has another name; null for none.</param>
/// <param name="UsualDurations">How long runs take on a machine that has none on record.</param>
public sealed record Defaults(string Baseline, string Floors, string LoadWorkload, UsualDurations UsualDurations, IReadOnlyDictionary<string, string>? OtherNames = null)
{
    /// <summary>The serializer that people call so; null where none is.</summary>
    public string? NameOf(string typed) => OtherNames?.FirstOrDefault(name => string.Equals(name.Key, typed, StringComparison.OrdinalIgnoreCase)).Value;

    /// <exception cref="UserErrorException">The file is missing or damaged.</exception>
    internal static Defaults Read(string path)
    {
        try
        {
            return JsonSerializer.Deserialize<Defaults>(File.ReadAllBytes(path), RunJson.File)!;
        }
        catch (Exception exception) when (exception is JsonException or FileNotFoundException)
        {
            throw new UserErrorException($"'{path}' cannot be read ({exception.Message}); restore it with 'git checkout serializers/defaults.json'.");
        }
    }
}
