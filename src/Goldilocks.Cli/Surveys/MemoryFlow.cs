using System.Globalization;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>A memory survey: build, choose, then one process for each variant and operation.</summary>
public sealed class MemoryFlow(Checkout checkout, IFlowDisplay display)
{
    private const string DefaultWorkload = "bookshelf@100000";
    private const string HeapLimit = "DOTNET_GCHeapHardLimit";
    private const long Gigabyte = 1_000_000_000;

    /// <summary>A value past 2 GB takes a while to make, write and collect.</summary>
    private static readonly TimeSpan Timeout = TimeSpan.FromMinutes(5);

    /// <summary>The memory that operations on large payloads need while they run.</summary>
    /// <param name="selected">What is measured.</param>
    /// <param name="operationNames">Both when empty.</param>
    /// <param name="heapLimitGigabytes">Null for a quarter of the memory.</param>
    /// <param name="show">Takes what each workload and size needed.</param>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, or the machine has less memory.</exception>
    public IReadOnlyList<MemoryNeed> Take(
        Selected selected,
        IReadOnlyList<string> operationNames,
        int? heapLimitGigabytes,
        Action<IReadOnlyList<MemoryNeed>> show,
        CancellationToken cancellation)
    {
        selected = selected.WithVersions(checkout);
        var operations = Requested.OperationsOf(operationNames);
        var survey = new MemorySurvey(dataSeed: 1, Timeout, Environment(heapLimitGigabytes, isPast: false), cancellation);
        var model = new OwnModels(checkout).MakeAlone(selected.Model, selected.Workloads);
        using var serializers = Build(selected, model, cancellation);
        var roster = RosterBuilder.Make(selected.Serializers, selected.Workloads.Count > 0 ? selected.Workloads : [model?.Workload ?? DefaultWorkload], selected.Sizes, serializers.Ready);
        List<MemoryNeed> all = [];
        foreach (var (workload, size) in roster.Workloads.SelectMany(workload => workload.Sizes.Select(size => (workload, size))))
        {
            List<MemoryNeed> needs = [.. from operation in operations
                from variant in roster.Variants
                select survey.Take(variant, workload, size, operation)];
            show(needs);
            all.AddRange(needs);
        }

        return all;
    }

    /// <summary>Checks which serializers can write more than an array can hold.</summary>
    /// <exception cref="UserErrorException">A pattern fits nothing, or the machine has less memory.</exception>
    public IReadOnlyList<PastTwoGigabytes> Stretch(Selected selected, int? heapLimitGigabytes, CancellationToken cancellation)
    {
        selected = selected.WithVersions(checkout);
        var survey = new MemorySurvey(dataSeed: 1, Timeout, Environment(heapLimitGigabytes, isPast: true), cancellation);
        using var serializers = Build(selected, model: null, cancellation);
        var roster = RosterBuilder.Make(selected.Serializers, [MemorySurvey.PastTwoGigabytesWorkload], [], serializers.Ready);
        return [.. roster.Variants.Where(variant => !variant.IsFloor).Select(variant => survey.Stretch(variant, roster.Workloads[0]))];
    }

    /// <summary>How the command ends with these outcomes.</summary>
    public static Ending EndingOf(IReadOnlyList<Outcome> outcomes) => Endings.Of(wasInterrupted: false, Endings.HasFinding([.. outcomes.Select(outcome => outcome.Name)]));

    private Made<ReadySerializer, SerializerEvent> Build(Selected selected, ModelInfo? model, CancellationToken cancellation)
    {
        var maker = new SerializerMaker(checkout, display);
        return maker.Make(maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model), retryUnavailable: false, cancellation);
    }

    /// <summary>A run's settings, with another heap limit: a value past 2 GB and its payload need more than a run's quarter of the memory.</summary>
    private static Dictionary<string, string> Environment(int? gigabytes, bool isPast)
    {
        var environment = new Dictionary<string, string>(Presets.Of("default").EnvironmentVariables);
        var available = GC.GetGCMemoryInfo().TotalAvailableMemoryBytes;
        var limit = gigabytes is { } asked ? asked * Gigabyte : isPast ? available / 2 : (long?)null;
        if (limit < Gigabyte || limit > available)
        {
            throw new UserErrorException(string.Create(
                CultureInfo.InvariantCulture, $"--heap-limit takes whole gigabytes from 1 to {available / Gigabyte}, which is what this machine has, not {gigabytes}."));
        }

        if (limit is { } bytes)
        {
            environment[HeapLimit] = "0x" + bytes.ToString("X", CultureInfo.InvariantCulture);
        }

        return environment;
    }
}
