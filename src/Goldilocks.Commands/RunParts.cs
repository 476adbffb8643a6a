using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>Programs that hold the same types, and what they are measured on.</summary>
/// <param name="Serializers">The programs.</param>
/// <param name="Roster">Their variants and workloads.</param>
public sealed record RunPart(Made<ReadySerializer, SerializerEvent> Serializers, RunRoster Roster);

/// <summary>
/// A run's programs. A run of a user's own type and of built-in workloads has two for each serializer: types of both may have the same name, so they are never compiled into one.
/// </summary>
/// <param name="All">The user's own type first.</param>
public sealed record RunParts(IReadOnlyList<RunPart> All) : IDisposable
{
    /// <summary>Of a variant whose code names the built-in types, for example.</summary>
    private const string OnlyElsewhere = "this variant is made for the other types of this run only";

    /// <summary>The workers' clock.</summary>
    public string Clock => All.SelectMany(part => part.Serializers.Ready).FirstOrDefault()?.Description.Clock ?? RunFiling.UnknownClock;

    /// <summary>One for each serializer, for the run folder. A serializer is ready when it is ready in any part; the rows of the others state the reason.</summary>
    public IReadOnlyList<SerializerEvent> Events => Merged([.. All.Select(part => part.Serializers.Events)]);

    /// <summary>The plans of the parts: one, or two where built-in workloads stand beside the user's own type.</summary>
    public static IReadOnlyList<RunPlan> PlansOf(RunPlan plan) => plan.Model is null || plan.Workloads.Count == 0
        ? [plan]
        : [plan with { Workloads = [], Parameters = new Dictionary<string, int>() }, plan with { Model = null }];

    /// <summary>The events of all parts as one list.</summary>
    /// <param name="events">Of each part, for the same serializers in the same order.</param>
    internal static IReadOnlyList<SerializerEvent> Merged(IReadOnlyList<IReadOnlyList<SerializerEvent>> events) =>
        [.. events[0].Select((first, index) => events.Select(part => part[index]).FirstOrDefault(item => item.Outcome is null) ?? first)];

    /// <summary>The rosters, each with the variants that only another part has a program for.</summary>
    /// <exception cref="SelectionException">Two parts have a workload of the same name.</exception>
    internal static IReadOnlyList<RunRoster> WithRefused(IReadOnlyList<(RunRoster Roster, IReadOnlyList<SerializerEvent> Events)> parts)
    {
        var twice = parts.SelectMany(part => part.Roster.Workloads).GroupBy(workload => workload.Key).FirstOrDefault(same => same.Count() > 1);
        return twice is null
            ? [.. parts.Select(part => part.Roster with { Refused = Refused(part.Roster, part.Events, parts) })]
            : throw new SelectionException($"Your own type's workload is named {twice.Key}, and so is a built-in one that --workloads names: remove it from --workloads, or rename the type in a copy of its source.");
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var part in All)
        {
            part.Serializers.Dispose();
        }
    }

    private static List<RefusedVariant> Refused(RunRoster roster, IReadOnlyList<SerializerEvent> events, IReadOnlyList<(RunRoster Roster, IReadOnlyList<SerializerEvent> Events)> parts) =>
    [
        .. from part in parts
        where part.Roster != roster
        from variant in part.Roster.Variants
        where !roster.Variants.Any(own => own.Key == variant.Key)
        let refusal = events.FirstOrDefault(item => item.Outcome is not null && Fits(item, variant.Key))?.Outcome
        select new RefusedVariant(variant, refusal ?? new Unsupported(OnlyElsewhere)),
    ];

    /// <summary>A library that is part of .NET has no version before its program says that of the runtime.</summary>
    private static bool Fits(SerializerEvent item, VariantKey key) =>
        item.Serializer == key.Serializer && item.Condition == key.Condition && (item.Version == key.Version || item.Version.Length == 0);
}

/// <summary>Makes the programs of a run's parts.</summary>
internal sealed class PartMaker(Checkout checkout, IBuildDisplay display)
{
    /// <exception cref="UserErrorException">The plan fits nothing, or a serializer's facts are damaged.</exception>
    public RunParts Make(RunPlan plan, IReadOnlyList<CodecChoice> codecs, CancellationToken cancellation)
    {
        var maker = new SerializerMaker(checkout, display);
        var made = new List<(RunPlan Plan, Made<ReadySerializer, SerializerEvent> Serializers)>();
        try
        {
            foreach (var part in RunParts.PlansOf(plan))
            {
                RequireSizes(maker, part, cancellation);
                made.Add((part, maker.Make(part, cancellation)));
                RequireAny(made[^1].Serializers.Ready, made[^1].Serializers.Events);
            }

            var rosters = RunParts.WithRefused([.. made.Select(part => (RosterBuilder.Make(part.Plan, part.Serializers.Ready, codecs), part.Serializers.Events))]);
            return new RunParts([.. made.Zip(rosters, (part, roster) => new RunPart(part.Serializers, roster))]);
        }
        catch
        {
            made.ForEach(part => part.Serializers.Dispose());
            throw;
        }
    }

    /// <exception cref="SelectionException">Nothing can be measured; the message has the reason that most of them have.</exception>
    internal static void RequireAny(IReadOnlyList<ReadySerializer> ready, IReadOnlyList<SerializerEvent> events)
    {
        var reasons = events.Select(item => item.Outcome).OfType<Outcome>().GroupBy(outcome => $"{outcome.Name}, {outcome.Reason}").ToList();
        if (ready.Count == 0 && reasons.MaxBy(reason => reason.Count()) is { } most)
        {
            throw new SelectionException(string.Create(CultureInfo.InvariantCulture, $"None of the chosen serializers could be built. {most.Count()} of {events.Count}: {most.Key}"));
        }
    }

    /// <summary>Only a program knows the sizes and parameters of its workloads. A mistake in one costs the smallest build, and not all of them.</summary>
    /// <exception cref="SelectionException">There is no such size or parameter.</exception>
    private void RequireSizes(SerializerMaker maker, RunPlan plan, CancellationToken cancellation)
    {
        if (plan.Model is null && (plan.Sizes.Count > 0 || plan.Parameters.Count > 0 || plan.Workloads.Any(text => text.Contains('@', StringComparison.Ordinal) || text.Contains(':', StringComparison.Ordinal))))
        {
            List<BuildRequest> floors = [.. SerializerMaker.RequestsOf(checkout, plan).Where(request => request.Folder.Name == checkout.Defaults.Floors).Take(1)];
            using var made = maker.Make(floors, retryUnavailable: false, cancellation);
            if (made.Ready is [var ready, ..])
            {
                Selection.Workloads(plan.Workloads, plan.Sizes, plan.Parameters, ready.Description.Workloads);
            }
        }
    }
}
