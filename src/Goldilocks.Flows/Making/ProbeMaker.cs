using Goldilocks.Building;
using Goldilocks.Building.Jobs;
using Goldilocks.Flows.Checkouts;

namespace Goldilocks.Flows.Making;

/// <summary>The programs of probes. Keeps them from being rebuilt until it is disposed.</summary>
public sealed class MadeProbes : IDisposable
{
    private readonly SerializerBuilder _builder;

    internal MadeProbes(SerializerBuilder builder, IReadOnlyList<ProbeProgram> programs)
    {
        _builder = builder;
        Programs = programs;
    }

    /// <summary>One for each request, in their order.</summary>
    public IReadOnlyList<ProbeProgram> Programs { get; }

    /// <inheritdoc/>
    public void Dispose() => _builder.Dispose();
}

/// <summary>An adapter with the models of the probes.</summary>
/// <param name="Result">The program, or why there is none.</param>
/// <param name="Refused">The folders of models that are not in it, each with the diagnostic of the library's generator.</param>
public sealed record ProbeProgram(BuildResult Result, IReadOnlyList<RefusedModels> Refused);

/// <summary>Builds adapters with the models and the host of the probes.</summary>
public sealed class ProbeMaker(Checkout checkout, IBuildDisplay display)
{
    /// <summary>A generator may stop at its first stage, and a later build then shows errors of the next stage.</summary>
    private const int Rounds = 5;

    /// <summary>
    /// Builds them. Where a library's generator refuses a construct, the folder with that construct is left out and the program is built again; what was refused is remembered with the build, so that
    /// it costs a second build only once.
    /// </summary>
    /// <param name="requests">Which serializers; host and models are set here.</param>
    /// <param name="cancellation">Ends every process that was started.</param>
    public MadeProbes Make(IReadOnlyList<BuildRequest> requests, CancellationToken cancellation)
    {
        var modelFolder = Path.Combine(checkout.Root, "probes", "models");
        var folders = ProbeModels.ReadAll(modelFolder);
        var builder = new SerializerBuilder(checkout.Layout);
        var programs = requests.Select(request => new ProbeProgram(Unbuilt(request with { Host = AdapterHost.Prober, ModelFolder = modelFolder }), [])).ToArray();
        int[] open = [.. Enumerable.Range(0, programs.Length)];
        for (var round = 1; open.Length > 0 && round <= Rounds; round++)
        {
            var results = display.WhileBuilding(open.Length, progress => builder.BuildAsync([.. open.Select(index => programs[index].Result.Request)], progress, cancellation).GetAwaiter().GetResult());
            foreach (var (index, result) in open.Zip(results))
            {
                programs[index] = programs[index] with { Result = result };
            }

            open = [.. open.Where(index => programs[index].Result.Errors.Count > 0 && RefusedModels.From(programs[index].Result.Errors, folders).Count > 0)];
            foreach (var index in open)
            {
                programs[index] = Without(programs[index], RefusedModels.From(programs[index].Result.Errors, folders));
            }
        }

        return new MadeProbes(builder, programs);
    }

    private static ProbeProgram Without(ProbeProgram program, IReadOnlyList<RefusedModels> more)
    {
        IReadOnlyList<RefusedModels> refused = [.. program.Refused, .. more];
        var request = program.Result.Request with { LeftOut = [.. refused.Select(models => models.Models.Name)] };
        return new ProbeProgram(Unbuilt(request), refused);
    }

    private static BuildResult Unbuilt(BuildRequest request) => new(request, request.Version ?? "", null, null, null, []);
}
