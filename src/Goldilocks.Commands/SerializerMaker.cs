using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Models;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>Chooses, restores, builds and describes serializers.</summary>
public sealed class SerializerMaker(Checkout checkout, IBuildDisplay display)
{
    private static readonly TimeSpan DescribeTimeout = TimeSpan.FromSeconds(60);

    /// <summary>Builds what the plan's patterns name, the baseline and the floors.</summary>
    /// <exception cref="FactsException">A serializer's facts are damaged.</exception>
    public Made<ReadySerializer, SerializerEvent> Make(RunPlan plan, CancellationToken cancellation)
    {
        // The reports need the facts only at the end, and a damaged file must not be noticed only after an hour of measuring. Package sources are asked now, and not while something is measured.
        _ = KnownFacts.Read(checkout, plan.Adapters, plan.Sources);
        return Make(RequestsOf(checkout, plan), retryUnavailable: false, cancellation, plan.Conditions, plan.Nearest);
    }

    /// <summary>Builds exactly these. A program that was built for a runtime is ready under every condition with that runtime.</summary>
    /// <param name="requests">What is built.</param>
    /// <param name="retryUnavailable">True to ask the package sources again for packages that they lacked.</param>
    /// <param name="cancellation">Ends the builds.</param>
    /// <param name="conditions">Null for the installed runtime alone.</param>
    /// <param name="isNearest">True to build the nearest version of a package that is not offered in the pinned one.</param>
    public Made<ReadySerializer, SerializerEvent> Make(IReadOnlyList<BuildRequest> requests, bool retryUnavailable, CancellationToken cancellation, IReadOnlyList<Condition>? conditions = null, bool isNearest = false)
    {
        var builder = new SerializerBuilder(checkout.Layout, new BuildOptions { RetryUnavailable = retryUnavailable });
        var results = display.WhileBuilding(requests.Count, progress => builder.BuildAsync(requests, progress, cancellation).GetAwaiter().GetResult());
        if (isNearest)
        {
            results = WithNearest(builder, results, cancellation);
        }

        var described = results.AsParallel().AsOrdered().Select(Describe).ToList();
        if (conditions is not null)
        {
            // The baseline is the first that fits, so those of the first condition come first.
            described = [.. conditions.SelectMany(condition => results.Zip(described).Where(item => item.First.Request.Framework == condition.Framework).Select(item => Under(condition, item.Second)))];
        }

        return new Made<ReadySerializer, SerializerEvent>(builder, [.. described.Select(item => item.Ready).OfType<ReadySerializer>()], [.. described.Select(item => item.Event)]);
    }

    /// <summary>The results, with those of the nearest version in the place of a pinned one that no source offers. They answer the same requests, so that the same patterns choose them.</summary>
    private List<BuildResult> WithNearest(SerializerBuilder builder, IReadOnlyList<BuildResult> results, CancellationToken cancellation)
    {
        var pinned = results.Where(result => result is { Request.Version: null, Outcome: Unavailable { Nearest: not null } }).ToList();
        List<BuildRequest> requests = [.. pinned.Select(result => result.Request with { Version = ((Unavailable)result.Outcome!).Nearest })];
        if (requests.Count == 0)
        {
            return [.. results];
        }

        var built = display.WhileBuilding(requests.Count, progress => builder.BuildAsync(requests, progress, cancellation).GetAwaiter().GetResult());
        var replaced = pinned.Zip(built).ToDictionary(pair => pair.First, pair => pair.Second with { Request = pair.First.Request, InsteadOf = pair.First.Version });
        return [.. results.Select(result => replaced.GetValueOrDefault(result, result))];
    }

    /// <summary>Those whose last build, good or bad, still holds.</summary>
    public IReadOnlyList<BuildRequest> Built(IReadOnlyList<BuildRequest> requests)
    {
        using var builder = new SerializerBuilder(checkout.Layout);
        return [.. requests.Zip(builder.Remembered(requests)).Where(pair => pair.Second is not null).Select(pair => pair.First)];
    }

    /// <summary>Requests for exactly the serializers that the patterns name; for all without patterns.</summary>
    /// <param name="patterns">All serializers when empty.</param>
    /// <param name="adapters">Folders of adapters.</param>
    /// <param name="sources">Package sources.</param>
    /// <param name="model">Compiled instead of the built-in workloads; null for these.</param>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    public IReadOnlyList<BuildRequest> Requests(IReadOnlyList<string> patterns, IReadOnlyList<string> adapters, IReadOnlyList<string> sources, ModelInfo? model = null)
    {
        var folders = checkout.Serializers(adapters);
        var names = folders.Select(folder => folder.Name).ToList();
        return [.. from chosen in Selection.SerializersOrAll([.. patterns.Select(SerializerPattern.Parse)], names)
            let folder = folders[names.IndexOf(chosen.Name)]
            select new BuildRequest(folder, chosen.Version, sources) { Model = checkout.FolderOf(model, folder) }];
    }

    /// <summary>Requests for what the plan's patterns name, the baseline and the floors.</summary>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    internal static IReadOnlyList<BuildRequest> RequestsOf(Checkout checkout, RunPlan plan)
    {
        var folders = checkout.Serializers(plan.Adapters);
        var names = folders.Select(folder => folder.Name).ToList();
        var chosen = Selection.SerializersOrAll([.. plan.Serializers.Select(SerializerPattern.Parse)], names);
        IReadOnlyList<(string Name, string? Version)> always =
            [.. Selection.Serializers([SerializerPattern.Parse(plan.Baseline), SerializerPattern.Parse(checkout.Defaults.Floors)], names)];
        IReadOnlyList<string?> frameworks = plan.Conditions is null ? [null] : [.. plan.Conditions.Select(condition => condition.Framework).Distinct()];
        return [.. from framework in frameworks
            from item in always.Concat(chosen).Distinct().OrderBy(item => names.IndexOf(item.Name))
            select new BuildRequest(folders[names.IndexOf(item.Name)], item.Version, plan.Sources)
            {
                Framework = framework,
                Model = checkout.FolderOf(plan.Model, folders[names.IndexOf(item.Name)]),

                // All runtimes are published in the same way, also the installed one: otherwise a ratio between two runtimes would also compare two ways of deployment.
                Publish = framework is null ? PublishMode.None : PublishMode.SelfContained,
            }];
    }

    /// <summary>A program that was built, described by itself; null where it does not answer.</summary>
    internal static ReadySerializer? Described(BuildResult result) => Describe(result).Ready;

    private static (ReadySerializer? Ready, SerializerEvent Event) Under(Condition condition, (ReadySerializer? Ready, SerializerEvent Event) described) =>
        (described.Ready is null ? null : described.Ready with { Condition = condition }, described.Event with { Condition = condition.Name });

    private static (ReadySerializer? Ready, SerializerEvent Event) Describe(BuildResult result)
    {
        var name = result.Request.Folder.Name;
        if (result.WorkerPath is null)
        {
            return (null, Event(result, result.Version, null, result.Outcome));
        }

        try
        {
            var description = KeptDescriptions.Of(result, DescribeTimeout);
            var version = result.Version.Length == 0 ? description.RuntimeVersion : result.Version;
            return (new ReadySerializer(name, result.Request.Version, version, result.WorkerPath, description), Event(result, version, description, null));
        }
        catch (WorkerLostException lost)
        {
            return (null, Event(result, result.Version, null, lost.Outcome));
        }
        catch (ProtocolException exception)
        {
            return (null, Event(result, result.Version, null, new Failed(nameof(ProtocolException), exception.Message)));
        }
    }

    private static SerializerEvent Event(BuildResult result, string version, WorkerDescription? description, Outcome? outcome) => new(
        result.Request.Folder.Name,
        version,
        description?.Variants ?? [],
        description?.FloorVariants ?? [],
        outcome,
        result.Origin,
        [.. result.Notes, .. outcome is null && result.Request.Model is { } model && ModelFolders.WhyCopy(model, result.Request.Folder.ProjectPath) is { } why ? [why] : Array.Empty<string>()],
        InsteadOf: result.InsteadOf);
}
