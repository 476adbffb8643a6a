using System.Runtime.InteropServices;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Probing;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Probe;

/// <summary>Builds every serializer with the host and the models of the probes, and asks each program for its variants and sections.</summary>
public sealed class ProbeMaker(Checkout checkout, RecordedTables recorded, IBuildDisplay display)
{
    /// <summary>By the folders of models that are left out: to find out which schemas there are, every source is read.</summary>
    private readonly Dictionary<string, string> _schemas = [];

    private string ModelFolder => Path.Combine(checkout.Root, "probes", "models");

    /// <summary>Builds what the patterns name; everything without patterns. Each task is a variant with all sections of its program.</summary>
    /// <param name="settings">What is asked for.</param>
    /// <param name="isRecorded">True where the tables of the repository are written.</param>
    /// <param name="cancellation">Ends the builds.</param>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    /// <exception cref="UserErrorException">What would be recorded has no room in the tables.</exception>
    public Made<ProbeTask, ProgramProbed> Make(ProbeSettings settings, bool isRecorded, CancellationToken cancellation)
    {
        var patterns = settings.Serializers.Select(SerializerPattern.Parse).ToList();
        var requests = Requests(settings, patterns);
        if (isRecorded && requests.GroupBy(request => request.Folder.Name).FirstOrDefault(versions => versions.Count() > 1) is { } several)
        {
            throw new UserErrorException($"--record keeps one table for each serializer, and {several.Key} is asked for in {several.Count()} versions. Name one of them.");
        }

        var builder = new SerializerBuilder(checkout.Layout);
        var fsharp = new Lazy<FSharpTypes>(() => FSharpTypes.EnsureAsync(checkout.Layout, cancellation).GetAwaiter().GetResult());
        var made = Made(requests, settings);

        // Which variants an adapter has is known when it is built. What the table does not know of a new one is asked with all models.
        var lacking = made.Where(item => item.LacksModels).Select(item => item.Program.Serializer).ToHashSet();
        if (lacking.Count > 0)
        {
            made = [.. made.Where(item => !item.LacksModels), .. Made([.. requests.Where(request => lacking.Contains(request.Folder.Name))], settings with { TrustsRecord = false })];
        }

        return new Made<ProbeTask, ProgramProbed>(builder, [.. made.SelectMany(item => item.Tasks)], [.. made.Select(item => item.Program)]);

        List<Described> Made(IReadOnlyList<BuildRequest> asked, ProbeSettings by)
        {
            var crossed = new CrossedBuilds(checkout.Layout.Artifacts, Build);
            var programs = new ProbePrograms(
                ModelFolder,
                by.Model is null ? crossed.Build : Build,
                request => request is { Version: null, Sources: [] } ? Trusted(by, request.Folder.Name, PinnedPackage.Of(request.Folder)?.Version ?? Environment.Version.ToString()) : null,
                request => recorded.Of(request.Folder.Name)?.LeftOut ?? [],
                () => fsharp.Value);
            return [.. programs.Build(asked, checkout.FolderOf(by.Model)).AsParallel().AsOrdered().WithCancellation(cancellation).Select(program => Describe(program, by, patterns, cancellation))];
        }

        IReadOnlyList<BuildResult> Build(IReadOnlyList<BuildRequest> asked) =>
            display.WhileBuilding(asked.Count, progress => builder.BuildAsync([.. asked.Select(WithSchemas)], progress, cancellation).GetAwaiter().GetResult());
    }

    /// <summary>The recorded table of this version, from the official package and on such a runtime; null where there is none, or where everything is tried anew.</summary>
    private RecordedProbes? Trusted(ProbeSettings settings, string serializer, string? version) =>
        settings.TrustsRecord && recorded.Of(serializer) is { IsOfOfficialPackage: true } table && table.Version == version && table.IsOfRuntime(RuntimeInformation.FrameworkDescription) ? table : null;

    private List<BuildRequest> Requests(ProbeSettings settings, IReadOnlyList<SerializerPattern> patterns)
    {
        var floors = checkout.Defaults.Floors;
        var folders = checkout.Serializers(settings.Adapters).Where(folder => folder.Name != floors).ToList();
        var names = folders.Select(folder => folder.Name).ToList();
        var chosen = Selection.SerializersOrAll(patterns, names);
        return [.. chosen.Select(item => new BuildRequest(folders[names.IndexOf(item.Name)], item.Version, settings.Sources))];
    }

    /// <summary>The schemas and conversions are made of those of the probes' models that the program is built with.</summary>
    private BuildRequest WithSchemas(BuildRequest request)
    {
        if (request.Model != ModelFolder || !AdapterProject.CompilesSchemas(request.Folder))
        {
            return request;
        }

        var leftOut = string.Join('|', request.LeftOut);
        if (!_schemas.TryGetValue(leftOut, out var schemas))
        {
            _schemas[leftOut] = schemas = ProbeSchemas.Folder(ModelFolder, checkout.Layout.Contracts, checkout.Layout.Artifacts, request.LeftOut);
        }

        return request with { Schemas = schemas };
    }

    private Described Describe(ProbeProgram made, ProbeSettings settings, IReadOnlyList<SerializerPattern> patterns, CancellationToken cancellation)
    {
        var result = made.Result;
        var name = result.Request.Folder.Name;
        if (result.WorkerPath is not { } program)
        {
            return new Described(new ProgramProbed(name, result.Version, [], result.Outcome, result.Origin, result.Notes), []);
        }

        var (description, failure) = ProgramDescription.Ask(program);
        if (description is null)
        {
            // A Ctrl-C ends the program as well, which says nothing about it.
            cancellation.ThrowIfCancellationRequested();
            return new Described(new ProgramProbed(name, result.Version, [], failure, result.Origin, result.Notes), []);
        }

        var facts = FactsFile.ReadFor(result.Request.Folder);
        var version = result.Version.Length == 0 ? description.Runtime : result.Version;
        var table = result.Origin is null ? Trusted(settings, name, version) : null;
        var variants = description.Variants.Where(variant => AskedVariants.Contain(patterns, result.Request, variant)).ToList();
        return new Described(
            new ProgramProbed(name, version, variants, null, result.Origin, result.Notes) { LeftOut = made.LeftOut, Quoted = Quoted(table, variants, made.Quoted) },
            [.. variants.Select(variant => new ProbeTask(new ProbeTarget(name, version, variant, Format(facts, variant), program), [.. description.Sections, PublishedProbing.Section], facts?.Probes?.Exceptions, table?.Variant(variant) is { } known ? new KnownVariant(known, settings.Seed, table.OfCapabilities.Date) : null))])
        {
            LacksModels = made.Quoted.Count > 0 && variants.Exists(variant => table?.Variant(variant) is null),
        };
    }

    private static QuotedTable? Quoted(RecordedProbes? table, IReadOnlyList<string> variants, IReadOnlyList<ProbeModels> models)
    {
        if (table is null)
        {
            return null;
        }

        var tried = table.OfCapabilities.Date;
        var questions = models.SelectMany(folder => folder.Questions).Select(question => question.Capability.Id).ToList();
        return new QuotedTable(tried, [.. variants.Select(table.Variant).OfType<RecordedVariant>().Select(variant => new QuotedGrades(variant.Variant, variant.Reading, variant.Writing)
        {
            Answers = [.. questions.Select(variant.Capability).OfType<RecordedCapability>().Select(answer => answer with { Tried = tried })],
        })]);
    }

    private static string Format(SerializerFacts? facts, string variant) =>
        (facts?.VariantFormats?.GetValueOrDefault(VariantKey.NameOf(variant)) ?? facts?.Format ?? "").ToLowerInvariant();

    /// <summary>A program that said what it can be asked, or did not.</summary>
    /// <param name="Program">What became of it.</param>
    /// <param name="Tasks">One for each variant.</param>
    private sealed record Described(ProgramProbed Program, IReadOnlyList<ProbeTask> Tasks)
    {
        /// <summary>True where it was built without models that are only quoted, and has a variant that the table does not know.</summary>
        public bool LacksModels { get; init; }
    }
}
