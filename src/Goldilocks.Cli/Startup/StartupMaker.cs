using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Startup;

/// <summary>Publishes every serializer once for each column, asks each program for its variants, and lists what is to be started.</summary>
public sealed class StartupMaker(Checkout checkout, IBuildDisplay display)
{
    private static readonly TimeSpan s_describeTimeout = TimeSpan.FromSeconds(60);

    private SerializerFolder EmptyProcess { get; } = new("EmptyProcess", Path.Combine(checkout.Root, "serializers", "Host", "EmptyProcess", "EmptyProcess.csproj"));

    /// <summary>Builds what the plan asks for.</summary>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    public Made<StartupSubject, ProgramEvent> Make(StartupPlan plan, CancellationToken cancellation)
    {
        var patterns = plan.Serializers.Select(SerializerPattern.Parse).ToList();
        var builder = new SerializerBuilder(checkout.Layout);
        var built = Build(builder, Requests(plan, patterns), cancellation);
        var described = built
            .SelectMany(result => plan.Columns
                .Where(column => column.Framework == result.Request.Framework && column.Publish == result.Request.Publish)
                .Select(column => (result, column)))
            .AsParallel().AsOrdered()
            .Select(item => Describe(item.result, item.column, patterns, TimeSpan.FromSeconds(plan.TimeoutSeconds)))
            .ToList();
        return new Made<StartupSubject, ProgramEvent>(builder, [.. described.SelectMany(item => item.Subjects)], [.. described.Select(item => item.Program)]);
    }

    /// <summary>
    /// Way by way. A package that was missing for one way is not requested again for another way with the same runtime: with all serializers, requests for missing packages
    /// would take longer than the starts.
    /// </summary>
    private List<BuildResult> Build(SerializerBuilder builder, IReadOnlyList<BuildRequest> requests, CancellationToken cancellation)
    {
        var results = new List<BuildResult>();
        foreach (var way in requests.GroupBy(request => (request.Framework, request.Publish)))
        {
            var missing = results.Where(IsMissing).ToLookup(result => (result.Request.Folder, result.Request.Version, result.Request.Framework));
            var isKnown = way.ToLookup(request => missing.Contains((request.Folder, request.Version, request.Framework)));
            results.AddRange(display.WhileBuilding(isKnown[false].Count(), progress => builder.BuildAsync([.. isKnown[false]], progress, cancellation).GetAwaiter().GetResult()));
            results.AddRange(isKnown[true].Select(request => missing[(request.Folder, request.Version, request.Framework)].First() with { Request = request }));
        }

        return results;

        // Where the empty process could be published, the missing package is not the runtime's own pack.
        bool IsMissing(BuildResult result) => result.Outcome is Unavailable && results.Any(other =>
            other.Request.Folder == EmptyProcess && other.IsReady && (other.Request.Framework, other.Request.Publish) == (result.Request.Framework, result.Request.Publish));
    }

    private List<BuildRequest> Requests(StartupPlan plan, IReadOnlyList<SerializerPattern> patterns)
    {
        var floors = checkout.Defaults.Floors;
        var folders = checkout.Serializers(plan.Adapters).Where(folder => folder.Name != floors).ToDictionary(folder => folder.Name);
        var names = folders.Keys.Order(StringComparer.OrdinalIgnoreCase).ToList();
        var chosen = Selection.SerializersOrAll(patterns, names);
        return [.. from way in plan.Columns.Select(column => (column.Framework, column.Publish)).Distinct()
            from asked in chosen.Select(item => (Folder: folders[item.Name], item.Version)).Prepend((EmptyProcess, null))
            select new BuildRequest(asked.Folder, asked.Version, plan.Sources) 
            {
                Host = AdapterHost.Startup,
                Framework = way.Framework,
                Publish = way.Publish,
                Model = asked.Folder == EmptyProcess ? null : checkout.FolderOf(plan.Model, asked.Folder),
            }];
    }

    private (ProgramEvent Program, IReadOnlyList<StartupSubject> Subjects) Describe(
        BuildResult result,
        StartupColumn column,
        IReadOnlyList<SerializerPattern> patterns,
        TimeSpan timeout)
    {
        var isEmpty = result.Request.Folder == EmptyProcess;
        var name = isEmpty ? "" : result.Request.Folder.Name;
        if (result.WorkerPath is not { } program)
        {
            return (new ProgramEvent(name, result.Version, column.Name, result.Outcome, null, result.Origin, result.Notes), []);
        }

        var bytes = new DirectoryInfo(Path.GetDirectoryName(program)!).EnumerateFiles("*", SearchOption.AllDirectories).Sum(file => file.Length);
        if (isEmpty)
        {
            return (new ProgramEvent("", "", column.Name, null, bytes, null, result.Notes), [new StartupSubject(new StartupKey("", "", "", StartupKind.Empty, column.Name), program, column.Environment)]);
        }

        var said = new StartupProcess(column.Environment, timeout < s_describeTimeout ? timeout : s_describeTimeout).Start(program, "describe", null);
        if (said.Answer is not { Runtime: { } runtime } answer || said.Outcome is not null)
        {
            return (new ProgramEvent(name, result.Version, column.Name, said.Outcome ?? new Failed("Startup", "it did not describe itself"), null, result.Origin, result.Notes), []);
        }

        var version = result.Version.Length == 0 ? runtime : result.Version;
        StartupKey[] keys =
        [
            new(name, "", version, StartupKind.Referenced, column.Name),
            .. answer.Variants.Where(variant => AskedVariants.Contain(patterns, result.Request, variant)).Select(variant => new StartupKey(name, variant, version, StartupKind.Used, column.Name)),
        ];
        return (new ProgramEvent(name, version, column.Name, null, bytes, result.Origin, result.Notes) { DoubtfulAssemblies = Doubtful(result) }, [.. keys.Select(key => new StartupSubject(key, program, column.Environment))]);
    }

    /// <summary>Assemblies of Goldilocks do not count: what they do by reflection is no doing of the library.</summary>
    private static List<string>? Doubtful(BuildResult result)
    {
        var names = result.TrimWarnings.Select(warning => Path.GetFileNameWithoutExtension(warning.Place)).Where(name => !name.StartsWith("Goldilocks.", StringComparison.Ordinal)).Distinct().Order(StringComparer.Ordinal).ToList();
        return names.Count == 0 ? null : names;
    }
}
