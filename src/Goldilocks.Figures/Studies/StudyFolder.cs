using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Figures.Studies;

/// <summary>A study's file cannot be used; the message names the file, the cause and the next step.</summary>
public sealed class StudyException(string file, string cause, Exception? inner = null)
    : Exception($"The study's file '{file}' cannot be used: {cause.TrimEnd('.')}. Restore it with 'git checkout studies'.", inner);

/// <summary>Reads the studies of a checkout: <c>studies/NAME.json</c>.</summary>
public static class StudyFolder
{
    /// <summary>A member that is not read is a typing error: without this setting its figure would be missing silently.</summary>
    private static readonly JsonSerializerOptions Options = new(RunJson.File) { UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow };

    /// <summary>The names that there are, in alphabetical order.</summary>
    public static IReadOnlyList<string> Names(string folder) => !Directory.Exists(folder)
        ? []
        : [.. Directory.EnumerateFiles(folder, "*.json").Select(file => Path.GetFileNameWithoutExtension(file)).Order(StringComparer.Ordinal)];

    /// <summary>Reads and checks one study.</summary>
    /// <exception cref="SelectionException">There is none of that name.</exception>
    /// <exception cref="StudyException">Its file is damaged or contradicts itself.</exception>
    public static Study Read(string folder, string name)
    {
        var names = Names(folder);
        if (!names.Contains(name, StringComparer.Ordinal))
        {
            throw new SelectionException($"There is no study '{name}'{Selection.DidYouMean(name, names)} --study takes: {string.Join(", ", names)}.");
        }

        var file = Path.Combine(folder, name + ".json");
        try
        {
            var study = JsonSerializer.Deserialize<Study>(File.ReadAllBytes(file), Options) ?? throw new JsonException("it holds null");
            return StudyValidation.Findings(study, name).FirstOrDefault() is { } finding ? throw new StudyException(file, finding) : study;
        }
        catch (JsonException exception)
        {
            throw new StudyException(file, exception.Message, exception);
        }
    }
}
