namespace Goldilocks.Protocol;

/// <summary>Asks what the worker offers.</summary>
public sealed record DescribeRequest : Request<DescriptionAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Describe;
}

/// <summary>A worker's description of itself. Its names are as <see cref="Names"/> demands.</summary>
/// <param name="Runtime">Such as <c>.NET 10.0.12</c>.</param>
/// <param name="Clock">The clock that ratios are taken from.</param>
/// <param name="Variants">All of them, in the adapter's order.</param>
/// <param name="Workloads">All of them, in the order of a run.</param>
public sealed record DescriptionAnswer(string Runtime, string Clock, IReadOnlyList<VariantInfo> Variants, IReadOnlyList<WorkloadInfo> Workloads) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Description;

    internal override void Fill(Frame frame)
    {
        frame.With(Fields.ProtocolVersion, Verbs.ProtocolVersion).With(Fields.Runtime, Runtime).With(Fields.Clock, Clock);
        foreach (var variant in Variants)
        {
            frame.With(variant.IsFloor ? Fields.FloorVariantName : Fields.VariantName, variant.Name);
        }

        foreach (var workload in Workloads)
        {
            workload.Fill(frame);
        }
    }

    internal static DescriptionAnswer Read(Frame frame)
    {
        var version = frame.Get(Fields.ProtocolVersion);
        if (version != Verbs.ProtocolVersion)
        {
            throw new ProtocolException($"the worker speaks protocol {version}, where {Verbs.ProtocolVersion} was expected");
        }

        var description = new DescriptionAnswer(
            frame.Get(Fields.Runtime),
            frame.Get(Fields.Clock),
            [.. frame.Fields
                .Where(field => field.Key == Fields.VariantName.Name || field.Key == Fields.FloorVariantName.Name)
                .Select(field => new VariantInfo(field.Value, field.Key == Fields.FloorVariantName.Name))],
            [.. Groups(frame).Select(WorkloadInfo.Read)]);
        Names.Require("variant", [.. description.Variants.Select(variant => variant.Name)], mayBeEmpty: true);
        Names.Require("workload", [.. description.Workloads.Select(workload => workload.Name)], mayBeEmpty: false);
        return description;
    }

    /// <summary>A workload's fields follow its name.</summary>
    private static List<Frame> Groups(Frame frame)
    {
        var groups = new List<Frame>();
        foreach (var (name, value) in frame.Fields)
        {
            if (name == Fields.WorkloadName.Name)
            {
                groups.Add(new Frame(frame.Verb));
            }

            if (groups.Count > 0)
            {
                groups[^1].With(name, value);
            }
        }

        return groups;
    }
}

/// <summary>A variant as its worker describes it.</summary>
/// <param name="Name">Empty for the plain one.</param>
/// <param name="IsFloor">True for a floor.</param>
public sealed record VariantInfo(string Name, bool IsFloor = false);

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
    IReadOnlyDictionary<string, int> Parameters)
{
    internal void Fill(Frame frame) => frame
        .With(Fields.WorkloadName, Name)
        .With(Fields.WorkloadDescription, Description)
        .With(Fields.WorkloadUnit, Unit)
        .With(Fields.WorkloadDefault, DefaultSize)
        .With(Fields.WorkloadMaximum, MaximumSize)
        .With(Fields.WorkloadIsInDefaultRun, IsInDefaultRun)
        .WithAll(Fields.WorkloadSize, Sizes)
        .WithAll(Fields.WorkloadParameter, Parameters);

    internal static WorkloadInfo Read(Frame group)
    {
        var parameters = group.GetAll(Fields.WorkloadParameter);
        Names.Require("parameter", [.. parameters.Select(parameter => parameter.Key)], mayBeEmpty: false);
        return new WorkloadInfo(
            group.Get(Fields.WorkloadName),
            group.Get(Fields.WorkloadDescription),
            group.Get(Fields.WorkloadUnit),
            group.Get(Fields.WorkloadDefault),
            group.Get(Fields.WorkloadMaximum),
            group.Get(Fields.WorkloadIsInDefaultRun),
            group.GetAll(Fields.WorkloadSize),
            new Dictionary<string, int>(parameters));
    }
}
