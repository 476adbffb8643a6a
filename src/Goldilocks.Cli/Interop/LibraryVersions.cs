using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Interop;

/// <summary>Versions of one library read each other's bytes, on the built-in workloads or on a type of the user's own.</summary>
internal sealed class LibraryVersions(Checkout checkout, IFlowDisplay display)
{
    private const int Small = 10;

    /// <exception cref="UserErrorException">No serializer is named in two versions, or a pattern fits nothing.</exception>
    public EvolveResult Evolve(EvolveRequest request, CancellationToken cancellation)
    {
        RequireSeveral(request);
        var model = request.Models.Count > 0 ? new VersionModels(checkout).Make(request, request.Models, null, isListed: false) : null;
        var folder = ResultFolder.Make(request.Output, EvolveFlow.Kind);
        using var programs = new VersionPrograms(checkout, display);
        var made = programs.Make(request, [model], cancellation)[0];
        var pairs = PairsOf(made);
        var classes = model?.Classes ?? [];
        var judge = new VersionJudge(KnownFacts.Read(checkout, request.Adapters), new ClassVersions(classes, classes, []), folder);
        var tasks = pairs.SelectMany(pair => WorkloadsOf(request, pair, model).Select(work => (pair, work))).ToList();
        var rows = display.WhileExchanging(tasks, task => judge.Judge(task.pair, task.work.Values, task.work.Values, task.work.Name), cancellation);
        var report = new EvolutionReport("an earlier version of the library", "a later one", [], rows, []);
        EvolutionFiles.Write(folder, report);
        return new EvolveResult(folder, report);
    }

    /// <summary>Each version with the next one that was named.</summary>
    private static IReadOnlyList<VersionPair> PairsOf(IReadOnlyList<VersionProgram> made) =>
        [.. made.GroupBy(program => program.Request.Folder.Name).SelectMany(group => group.Zip(group.Skip(1)).SelectMany(pair => VersionPairs.Of(pair.First, pair.Second)))];

    /// <summary>Before anything is built.</summary>
    private void RequireSeveral(EvolveRequest request)
    {
        var asked = new SerializerMaker(checkout, display).Requests(request.Serializers, Requested.Folders(request.Adapters), Requested.SourcesOf(request.Sources)).GroupBy(build => build.Folder.Name).ToList();
        if (!asked.Exists(versions => versions.Count() > 1))
        {
            var name = asked[0].Key;
            throw new UserErrorException($"No serializer is named in two versions: write --serializers '{name}@FIRST,{name}@SECOND' (without @ it is the pinned version), or give two versions of a type by --old and --new.");
        }

        foreach (var alone in asked.Where(versions => versions.Count() == 1))
        {
            display.Say($"{alone.Key} is named in one version, so there is none to compare it with.");
        }
    }

    /// <summary>A format does not change with the size, so a small one is enough where none was asked for.</summary>
    private static IReadOnlyList<int> SizesOf(EvolveRequest request, ChosenWorkload workload) =>
        request.Sizes.Count > 0 || workload.Sizes is not [var size] || size != workload.Info.DefaultSize ? workload.Sizes : [Math.Min(size, Small)];

    private static IReadOnlyList<(string Name, IReadOnlyList<ExchangedValue> Values)> WorkloadsOf(EvolveRequest request, VersionPair pair, OwnModel? model)
    {
        if (model is not null)
        {
            return [(model.Info.Workload, VersionModels.ValuesOf(model))];
        }

        var offered = pair.Old.Workloads.Count > 0 ? pair.Old.Workloads : pair.New.Workloads;
        return offered.Count == 0
            ? [("", [])]
            : [.. Selection.Workloads(request.Workloads, request.Sizes, new Dictionary<string, int>(), offered).Select(workload =>
                (workload.Key, (IReadOnlyList<ExchangedValue>)[.. SizesOf(request, workload).Select(size => new ExchangedValue(workload.Info.Name, size, workload.Parameters))]))];
    }
}
