using System.Globalization;
using System.IO.Enumeration;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>
/// A user's pattern to choose serializers: <c>name[/variant][@version]</c>, with <c>*</c> and <c>?</c> in name and variant.
/// </summary>
/// <param name="Name">Glob over folder names.</param>
/// <param name="Variant">Glob over variants; null for all.</param>
/// <param name="Version">Null for the pinned one.</param>
public sealed record SerializerPattern(string Name, string? Variant, string? Version)
{
    /// <summary>Reads one pattern.</summary>
    /// <exception cref="SelectionException">It is empty or ends in a bare <c>@</c> or <c>/</c>.</exception>
    public static SerializerPattern Parse(string text)
    {
        var (rest, version) = Split(text, '@');
        var (name, variant) = Split(rest, '/');
        return name.Length > 0 && version != "" && variant != ""
            ? new SerializerPattern(name, variant, version)
            : throw new SelectionException($"'{text}' is not a serializer: write name, name/variant or name@version; 'goldilocks list' shows them.");
    }

    /// <summary>True when the folder's name fits.</summary>
    public bool Matches(string serializer) => FileSystemName.MatchesSimpleExpression(Name, serializer, ignoreCase: true);

    /// <summary>True when the folder's name and the variant fit. A serializer's plain variant is written as its label or as <c>plain</c>.</summary>
    public bool Matches(string serializer, string variant) =>
        Matches(serializer) && (Variant is null || FileSystemName.MatchesSimpleExpression(Variant, VariantKey.NameOf(variant), ignoreCase: true));

    private static (string Before, string? After) Split(string text, char separator)
    {
        var index = text.LastIndexOf(separator);
        return index < 0 ? (text.Trim(), null) : (text[..index].Trim(), text[(index + 1)..].Trim());
    }
}

/// <summary>
/// A user's pattern to choose workloads: <c>name[:parameter=value...][@size[+size...]]</c>, with <c>*</c> and <c>?</c> in the name. Sizes
/// are joined by a plus because commas separate patterns.
/// </summary>
/// <param name="Name">Glob over workload names.</param>
/// <param name="Parameters">Each as <c>name=value</c>.</param>
/// <param name="Sizes">Empty for the sizes of the whole run.</param>
public sealed record WorkloadPattern(string Name, IReadOnlyList<string> Parameters, IReadOnlyList<int> Sizes)
{
    /// <summary>Reads one pattern.</summary>
    /// <exception cref="SelectionException">It is empty, or what follows the <c>@</c> is no list of sizes.</exception>
    public static WorkloadPattern Parse(string text)
    {
        var halves = text.Split('@', 2);
        var parts = halves[0].Split(':', StringSplitOptions.TrimEntries);
        return parts[0].Length > 0
            ? new WorkloadPattern(parts[0], parts[1..], halves.Length == 1 ? [] : [.. halves[1].Split('+').Select(size => ParseSize(text, size))])
            : throw new SelectionException($"'{text}' is not a workload: write name, name:parameter=value or name@size+size; 'goldilocks list' shows them.");
    }

    /// <summary>True when the workload's name fits.</summary>
    public bool Matches(string workload) => FileSystemName.MatchesSimpleExpression(Name, workload);

    private static int ParseSize(string pattern, string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var size) && size > 0
            ? size
            : throw new SelectionException($"'{text}' in '{pattern}' is not a size: write whole numbers from 1 after the @, joined by +, such as name@1+100; parameters go before the @.");
}

/// <summary>A choice that cannot be made; the message gives the nearest name and the next command.</summary>
public sealed class SelectionException(string message) : UserErrorException(message)
{
    /// <summary>The name that fits no serializer; null for every other mistake.</summary>
    public string? UnknownSerializer { get; init; }
}

/// <summary>Applies patterns to what there is.</summary>
public static class Selection
{
    /// <summary>The largest value of a workload's parameter, as --payload has it: a value is built in memory, in every process.</summary>
    public const int LargestParameter = 100_000_000;

    /// <summary>The names that any pattern fits, in their own order.</summary>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    public static IReadOnlyList<(string Name, string? Version)> Serializers(IReadOnlyList<SerializerPattern> patterns, IReadOnlyList<string> names)
    {
        foreach (var pattern in patterns)
        {
            if (!names.Any(pattern.Matches))
            {
                throw new SelectionException(
                    $"There is no serializer '{pattern.Name}'{DidYouMean(pattern.Name, names)} 'goldilocks list' shows them all.")
                {
                    UnknownSerializer = pattern.Name,
                };
            }
        }

        return [.. from name in names
            from version in patterns.Where(pattern => pattern.Matches(name)).Select(pattern => pattern.Version).Distinct()
            select (name, version)];
    }

    /// <summary>The names that any pattern fits; without patterns all, each in its pinned version.</summary>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    public static IReadOnlyList<(string Name, string? Version)> SerializersOrAll(IReadOnlyList<SerializerPattern> patterns, IReadOnlyList<string> names) =>
        patterns.Count == 0 ? [.. names.Select(name => (name, (string?)null))] : Serializers(patterns, names);

    /// <summary>The workloads that the patterns name, with their sizes and parameters.</summary>
    /// <param name="patterns">See <see cref="WorkloadPattern"/>; empty for the default run's.</param>
    /// <param name="sizes">For patterns without sizes of their own; empty for each workload's default size.</param>
    /// <param name="parameters">For every chosen workload that has the parameter.</param>
    /// <param name="workloads">All there are.</param>
    /// <exception cref="SelectionException">A pattern or parameter fits nothing, or a size is out of range.</exception>
    public static IReadOnlyList<ChosenWorkload> Workloads(
        IReadOnlyList<string> patterns,
        IReadOnlyList<int> sizes,
        IReadOnlyDictionary<string, int> parameters,
        IReadOnlyList<WorkloadInfo> workloads)
    {
        List<ChosenWorkload> chosen = [];
        foreach (var pattern in patterns.Count == 0 ? DefaultRun(workloads) : patterns.Select(WorkloadPattern.Parse))
        {
            var fitting = workloads.Where(workload => pattern.Matches(workload.Name)).ToList();
            if (fitting.Count == 0)
            {
                var names = workloads.Select(workload => workload.Name).ToList();
                throw NoWorkload(pattern.Name, names);
            }

            var own = pattern.Parameters.Select(text => ParseParameter(text, fitting)).ToDictionary();
            chosen.AddRange(fitting.Select(workload => Choose(workload, pattern.Sizes, sizes, parameters, own)));
        }

        RejectUnusedParameters(parameters, chosen);
        return Merged(chosen);
    }

    /// <summary>What is said of a name that fits no workload.</summary>
    public static SelectionException NoWorkload(string typed, IReadOnlyList<string> names) =>
        new($"There is no workload '{typed}'{DidYouMean(typed, names)} There are {string.Join(", ", names)}.");

    /// <summary>The nearest name, as the rest of a sentence; a full stop when nothing is near.</summary>
    public static string DidYouMean(string typed, IReadOnlyList<string> names) => NearestName.DidYouMean(typed, names);

    private static IEnumerable<WorkloadPattern> DefaultRun(IReadOnlyList<WorkloadInfo> workloads) =>
        workloads.Where(workload => workload.IsInDefaultRun).Select(workload => new WorkloadPattern(workload.Name, [], []));

    /// <summary>A workload that several patterns name is measured once, on the sizes of all of them.</summary>
    private static IReadOnlyList<ChosenWorkload> Merged(IReadOnlyList<ChosenWorkload> chosen) =>
        [.. chosen.GroupBy(workload => workload.Key).Select(same => new ChosenWorkload(
            same.First().Info,
            same.First().Parameters,
            [.. same.SelectMany(workload => workload.Sizes).Distinct().Order()]))];

    private static ChosenWorkload Choose(
        WorkloadInfo workload,
        IReadOnlyList<int> ownSizes,
        IReadOnlyList<int> sizes,
        IReadOnlyDictionary<string, int> shared,
        Dictionary<string, int> own)
    {
        var values = workload.Parameters.ToDictionary(
            parameter => parameter.Key,
            parameter => own.TryGetValue(parameter.Key, out var mine) ? mine : shared.TryGetValue(parameter.Key, out var all) ? all : parameter.Value);
        IReadOnlyList<int> asked = ownSizes.Count > 0 ? ownSizes : workload.MaximumSize == 1 ? [] : sizes;
        IReadOnlyList<int> wanted = asked.Count == 0 ? [workload.DefaultSize] : [.. asked.Distinct().Order()];
        var wrong = wanted.FirstOrDefault(size => size < 1 || size > workload.MaximumSize, -1);
        return wrong == -1 && !wanted.Contains(-1)
            ? new ChosenWorkload(workload, values, wanted)
            : throw new SelectionException(string.Create(
                CultureInfo.InvariantCulture,
                $"{workload.Name} has sizes from 1 to {workload.MaximumSize} {workload.Unit}, not {wrong}."));
    }

    private static KeyValuePair<string, int> ParseParameter(string text, IReadOnlyList<WorkloadInfo> workloads)
    {
        var parts = text.Split('=', 2);
        return parts.Length == 2
            && workloads.All(workload => workload.Parameters.ContainsKey(parts[0]))
            && int.TryParse(parts[1], NumberStyles.None, CultureInfo.InvariantCulture, out var value)
            ? value <= LargestParameter
                ? new(parts[0], value)
                : throw new SelectionException(string.Create(CultureInfo.InvariantCulture, $"'{text}' is too large: {parts[0]} takes whole numbers from 0 to {LargestParameter:N0}."))
            : throw new SelectionException(
                $"'{text}' is not a parameter of {workloads[0].Name}; it has: {string.Join(", ", workloads[0].Parameters.Keys.DefaultIfEmpty("none"))}.");
    }

    private static void RejectUnusedParameters(IReadOnlyDictionary<string, int> parameters, IReadOnlyList<ChosenWorkload> chosen)
    {
        foreach (var name in parameters.Keys)
        {
            if (!chosen.Any(workload => workload.Parameters.ContainsKey(name)))
            {
                throw new SelectionException($"None of the chosen workloads has the parameter '{name}'.");
            }
        }
    }
}
