using System.Text.RegularExpressions;
using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Run;

/// <summary>Finds the mistakes of a plan before a folder is made and anything is built: names of serializers, of the baseline and of workloads that do not exist.</summary>
internal static partial class PlanCheck
{
    /// <exception cref="SelectionException">A name fits nothing.</exception>
    public static void Require(Checkout checkout, RunPlan plan)
    {
        var requests = SerializerMaker.RequestsOf(checkout, plan);
        foreach (var part in RunParts.PlansOf(plan).Where(part => part.Model is null && part.Workloads.Count > 0))
        {
            using var builder = new SerializerBuilder(checkout.Layout);
            var floors = requests.Where(request => request.Folder.Name == checkout.Defaults.Floors && request.Model is null).Take(1).ToList();
            if (builder.Remembered(floors).OfType<BuildResult>().Select(SerializerMaker.Described).FirstOrDefault() is { } described)
            {
                Selection.Workloads(part.Workloads, part.Sizes, part.Parameters, described.Description.Workloads);
            }
            else
            {
                RequireNames(part.Workloads, NamesInSource(checkout));
            }
        }
    }

    /// <summary>Where no program was built yet that could describe the workloads, their sources name them. Sizes and parameters are then checked when one is built.</summary>
    private static void RequireNames(IReadOnlyList<string> patterns, IReadOnlyList<string> names)
    {
        foreach (var pattern in patterns.Select(WorkloadPattern.Parse).Where(pattern => names.Count > 0 && !names.Any(pattern.Matches)))
        {
            throw Selection.NoWorkload(pattern.Name, names);
        }
    }

    private static IReadOnlyList<string> NamesInSource(Checkout checkout) =>
    [
        .. Directory.EnumerateFiles(Path.Combine(checkout.Root, "workloads"), "*.cs", SearchOption.AllDirectories)
            .SelectMany(file => Name().Matches(File.ReadAllText(file)))
            .Select(match => match.Groups[1].Value)
            .Order(StringComparer.Ordinal),
    ];

    [GeneratedRegex("override string Name => \"([^\"]+)\"")]
    private static partial Regex Name();
}
