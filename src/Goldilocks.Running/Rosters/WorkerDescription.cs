using System.Globalization;
using Goldilocks.Protocol;

namespace Goldilocks.Running.Rosters;

/// <summary>What a worker says of itself.</summary>
/// <param name="Runtime">Such as <c>.NET 10.0.12</c>.</param>
/// <param name="Clock">The clock it takes ratios from.</param>
/// <param name="Variants">All variants, in the adapter's order.</param>
/// <param name="FloorVariants">Those that are floors.</param>
/// <param name="Workloads">All workloads, in the order of a run.</param>
public sealed record WorkerDescription(
    string Runtime,
    string Clock,
    IReadOnlyList<string> Variants,
    IReadOnlyList<string> FloorVariants,
    IReadOnlyList<WorkloadInfo> Workloads)
{
    /// <summary>The runtime's version alone, which is the version of everything in the box.</summary>
    public string RuntimeVersion => Runtime[(Runtime.LastIndexOf(' ') + 1)..];

    /// <summary>Reads the answer to <see cref="Verbs.Describe"/>.</summary>
    /// <exception cref="ProtocolException">The worker speaks another version of the protocol.</exception>
    public static WorkerDescription Parse(Frame answer)
    {
        if (answer.Verb != Verbs.Description || answer.GetInt64("protocol") != Verbs.ProtocolVersion)
        {
            throw new ProtocolException($"The worker answered '{answer.Verb}' where a description of protocol {Verbs.ProtocolVersion} was expected.");
        }

        var floors = answer.GetAll("floor-variant").ToList();
        return new WorkerDescription(
            answer.Get("runtime"),
            answer.Get("clock"),
            [.. answer.Fields.Where(field => field.Key is "variant" or "floor-variant").Select(field => field.Value)],
            floors,
            [.. answer.GetAll("workload").Select(name => ParseWorkload(answer, name))]);
    }

    private static WorkloadInfo ParseWorkload(Frame answer, string name) => new(
        name,
        answer.Get($"{name}.description"),
        answer.Get($"{name}.unit"),
        (int)answer.GetInt64($"{name}.default"),
        (int)answer.GetInt64($"{name}.maximum"),
        answer.Find($"{name}.default-run") != "no",
        [.. answer.GetAll($"{name}.size").Select(size => int.Parse(size, CultureInfo.InvariantCulture))],
        answer.GetAll($"{name}.parameter")
            .Select(text => text.Split('=', 2))
            .ToDictionary(pair => pair[0], pair => int.Parse(pair[1], CultureInfo.InvariantCulture)));
}

/// <summary>A workload as the workers describe it.</summary>
/// <param name="Name">As typed.</param>
/// <param name="Description">One line.</param>
/// <param name="Unit">What a size counts.</param>
/// <param name="DefaultSize">For the quick and default presets.</param>
/// <param name="MaximumSize">No size is larger.</param>
/// <param name="IsInDefaultRun">False for workloads that are measured only when they are named.</param>
/// <param name="Sizes">The source study's.</param>
/// <param name="Parameters">Names and defaults.</param>
public sealed record WorkloadInfo(
    string Name,
    string Description,
    string Unit,
    int DefaultSize,
    int MaximumSize,
    bool IsInDefaultRun,
    IReadOnlyList<int> Sizes,
    IReadOnlyDictionary<string, int> Parameters);
