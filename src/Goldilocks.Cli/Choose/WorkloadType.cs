using System.Text.RegularExpressions;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Choose;

/// <summary>The type behind a built-in workload, found in the sources: nothing but an adapter program has them compiled.</summary>
/// <param name="Folder">With the sources of the type.</param>
/// <param name="Name">Of the type.</param>
public sealed partial record WorkloadType(string Folder, string Name)
{
    /// <summary>Finds it.</summary>
    /// <param name="checkout">The clone.</param>
    /// <param name="workload">As typed.</param>
    /// <exception cref="UserErrorException">There is no such workload.</exception>
    public static WorkloadType Of(Checkout checkout, string workload)
    {
        var sources = Directory.EnumerateFiles(Path.Combine(checkout.Root, "workloads"), "*.cs", SearchOption.AllDirectories).Select(file => (Folder: Path.GetDirectoryName(file)!, Text: File.ReadAllText(file))).ToList();
        var classes = sources.SelectMany(source => Class().Matches(source.Text).Select(match => (Name: match.Groups[1].Value, Base: match.Groups[2].Value, Type: match.Groups[3].Value))).DistinctBy(found => found.Name).ToDictionary(found => found.Name);
        var workloads = sources.SelectMany(source => Declared(source.Text).Select(found => (found.Workload, found.Class, source.Folder))).DistinctBy(found => found.Workload).ToDictionary(found => found.Workload, StringComparer.OrdinalIgnoreCase);
        if (!workloads.TryGetValue(workload, out var named))
        {
            throw new UserErrorException($"There is no workload '{workload}'{NearestName.DidYouMean(workload, [.. workloads.Keys])} 'goldilocks list' shows them all.");
        }

        for (var name = named.Class; classes.TryGetValue(name, out var found); name = found.Base)
        {
            if (found.Type.Length > 0)
            {
                return new WorkloadType(named.Folder, found.Type);
            }
        }

        throw new UserErrorException($"The type of the workload '{workload}' was not found in {named.Folder}: name it by --model {named.Folder} --type NAME.");
    }

    /// <summary>The names of workloads in a file, each with the class whose declaration is nearest above.</summary>
    private static IEnumerable<(string Workload, string Class)> Declared(string text)
    {
        var classes = Class().Matches(text);
        return WorkloadName().Matches(text).Select(name => (name.Groups[1].Value, classes.Where(declared => declared.Index < name.Index).Select(declared => declared.Groups[1].Value).LastOrDefault(""))).Where(found => found.Item2.Length > 0);
    }

    [GeneratedRegex(@"class (\w+)(?:\([^)]*\))? : (\w+)(?:<(\w+)>)?")]
    private static partial Regex Class();

    [GeneratedRegex(@"override string Name => ""([^""]+)"";")]
    private static partial Regex WorkloadName();
}
