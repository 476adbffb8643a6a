using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Interop;

/// <summary>A program of one version of a type or of a library.</summary>
/// <param name="Request">What was built.</param>
/// <param name="Outcome">Why there is no program; null where there is one.</param>
/// <param name="Variants">Its variants, without floors.</param>
/// <param name="Workloads">What it can make.</param>
/// <param name="Environment">Of its processes.</param>
internal sealed record VersionProgram(BuildRequest Request, string Version, Outcome? Outcome, IReadOnlyList<RunVariant> Variants, IReadOnlyList<WorkloadInfo> Workloads, IReadOnlyDictionary<string, string> Environment)
{
    private static readonly TimeSpan s_timeout = TimeSpan.FromSeconds(60);

    /// <summary>A process of it.</summary>
    public ExchangeWorker Start(RunVariant variant) => new(variant, Environment, s_timeout);
}

/// <summary>Builds the programs of all versions at once. Keeps them from being rebuilt until it is disposed.</summary>
internal sealed class VersionPrograms(Checkout checkout, IBuildDisplay display) : IDisposable
{
    private static readonly TimeSpan s_describeTimeout = TimeSpan.FromSeconds(60);
    private readonly SerializerBuilder _builder = new(checkout.Layout);

    /// <summary>Builds everything that is asked for, with each of the models.</summary>
    /// <param name="request">Names the serializers.</param>
    /// <param name="models">One for each version; a null for the built-in workloads.</param>
    /// <returns>For each model its programs, in the same order.</returns>
    /// <exception cref="UserErrorException">A pattern fits nothing.</exception>
    public IReadOnlyList<IReadOnlyList<VersionProgram>> Make(EvolveRequest request, IReadOnlyList<OwnModel?> models, CancellationToken cancellation)
    {
        var maker = new SerializerMaker(checkout, display);
        var floors = checkout.Defaults.Floors;
        var patterns = request.Serializers.Select(SerializerPattern.Parse).ToList();
        var requests = models
            .SelectMany(model => maker.Requests(request.Serializers, Requested.Folders(request.Adapters), Requested.SourcesOf(request.Sources), model?.Info).Where(build => build.Folder.Name != floors).Select(build => (Model: model, Request: build)))
            .ToList();
        var results = display.WhileBuilding(requests.Count, progress => _builder.BuildAsync([.. requests.Select(item => item.Request)], progress, cancellation).GetAwaiter().GetResult());
        var programs = requests.Zip(results).AsParallel().AsOrdered().WithCancellation(cancellation).Select(item => (item.First.Model, Program: Describe(item.Second, item.First.Model, patterns))).ToList();
        return [.. models.Select(model => programs.Where(item => item.Model == model).Select(item => item.Program).ToList())];
    }

    /// <inheritdoc/>
    public void Dispose() => _builder.Dispose();

    private static VersionProgram Describe(BuildResult result, OwnModel? model, IReadOnlyList<SerializerPattern> patterns)
    {
        var environment = new Dictionary<string, string>(Presets.Of("default").EnvironmentVariables);
        if (model is not null)
        {
            environment[OwnModel.PathVariable] = model.ValuesPath;
        }

        var none = new VersionProgram(result.Request, result.Version, result.Outcome, [], [], environment);
        if (result.WorkerPath is not { } path)
        {
            return none;
        }

        try
        {
            using var worker = WorkerProcess.Start(path, environment);
            var description = WorkerDescription.Of(worker.Ask(new DescribeRequest(), s_describeTimeout).OrLost());
            var version = result.Version.Length == 0 ? description.RuntimeVersion : result.Version;
            return none with
            {
                Version = version,
                Variants = [.. description.Variants.Except(description.FloorVariants)
                    .Where(variant => AskedVariants.Contain(patterns, result.Request, variant))
                    .Select(variant => new RunVariant(result.Request.Folder.Name, variant, version, path, IsFloor: false))],
                Workloads = description.Workloads,
            };
        }
        catch (WorkerLostException lost)
        {
            return none with { Outcome = lost.Outcome };
        }
    }
}
