using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Probe;

/// <summary>An adapter with the host and the models of the probes.</summary>
/// <param name="Result">The program, or why there is none.</param>
/// <param name="LeftOut">The folders of models that are not in it, with the reason for each question.</param>
/// <param name="Quoted">The folders that are not in it either, because the answers to all of their questions are quoted from the recorded table.</param>
internal sealed record ProbeProgram(BuildResult Result, IReadOnlyList<LeftOutModels> LeftOut, IReadOnlyList<ProbeModels> Quoted)
{
    /// <summary>The variants that run generated code; null for all.</summary>
    public IReadOnlyList<string>? Generated => AdapterProject.GeneratedVariants(Result.Request.Folder);

    /// <summary>The program without some of its models, to be built.</summary>
    public ProbeProgram Without(IEnumerable<LeftOutModels> more)
    {
        IReadOnlyList<LeftOutModels> leftOut = [.. LeftOut, .. more];
        return new ProbeProgram(Result with { Request = Result.Request with { LeftOut = Names(leftOut, Quoted) } }, leftOut, Quoted);
    }

    /// <summary>The names of the folders that a program is built without.</summary>
    public static IReadOnlyList<string> Names(IEnumerable<LeftOutModels> leftOut, IEnumerable<ProbeModels> quoted) => [.. leftOut.Select(models => models.Folder).Concat(quoted.Select(folder => folder.Name)).Distinct()];
}

/// <summary>
/// Builds adapters with the models of the probes. A library's generator may refuse one construct and so the whole program: then the folder with that construct is left out, the program is built
/// again, and the diagnostic is the answer to what was asked with that folder. Builds are remembered, so that this costs more than one build only once.
/// </summary>
/// <param name="modelFolder">The folder <c>probes/models</c>.</param>
/// <param name="build">Builds some of them; the results are in the order of the requests.</param>
/// <param name="known">The recorded table of what a request builds; null where everything is compiled.</param>
/// <param name="suspected">The folders that a table of the same serializer was made without, of whatever version: a new search begins with them, and mostly needs one build instead of nine.</param>
/// <param name="fsharp">The types of F# that some models name, which are compiled when they are asked for; null where none names any.</param>
internal sealed class ProbePrograms(
    string modelFolder,
    Func<IReadOnlyList<BuildRequest>, IReadOnlyList<BuildResult>> build,
    Func<BuildRequest, RecordedProbes?>? known = null,
    Func<BuildRequest, IReadOnlyList<string>>? suspected = null,
    Func<FSharpTypes>? fsharp = null)
{
    /// <summary>A generator may stop at its first stage, and a later build then shows errors of the next stage.</summary>
    private const int MostRefusals = 5;

    /// <summary>An error that names neither a folder nor a class of one costs eight builds for each one that it comes from. Those that name a class are handled together, at the cost of one.</summary>
    private const int MostHidden = 4;

    private readonly IReadOnlyList<ProbeModels> _folders = ProbeModels.ReadAll(modelFolder);

    /// <summary>Builds them; host and models of the requests are set here.</summary>
    /// <param name="requests">The adapters.</param>
    /// <param name="ownModel">The folder of the user's own type; null for the models of the probes. An adapter that refuses it has no other program.</param>
    public IReadOnlyList<ProbeProgram> Build(IReadOnlyList<BuildRequest> requests, string? ownModel)
    {
        var first = requests.Select(request => request with { Host = AdapterHost.Prober }).Select(request => ownModel is null ? BeginningOf(request) : new Beginning(request with { Model = ownModel }, [], [])).ToList();
        var programs = build([.. first.Select(item => item.Request)]).Zip(first, (result, item) => new ProbeProgram(result, item.LeftOut, item.Quoted)).ToArray();
        if (ownModel is not null)
        {
            return programs;
        }

        BuildWithoutRefused(programs);
        for (var hidden = 1; hidden <= MostHidden && Again(programs, WithoutHidden); hidden++)
        {
            BuildWithoutRefused(programs);
        }

        Again(programs, WithoutCapabilities);
        BuildWithoutRefused(programs);
        return programs;
    }

    /// <summary>
    /// An adapter that takes the built-in types only is attacked with the built-in workloads. Any other one is built without what the recorded table was made without, because to find that out again would take several
    /// builds, and without what is only quoted: that is most. Schemas are made of all models once, and not of other ones for each adapter.
    /// </summary>
    private Beginning BeginningOf(BuildRequest request)
    {
        if (AdapterProject.TakesBuiltInTypesOnly(request.Folder))
        {
            return new Beginning(request, [.. _folders.Where(folder => folder.Questions.Count > 0).Select(folder => folder.LeftOut("the adapter takes the built-in types only"))], []);
        }

        var table = known?.Invoke(request);
        IReadOnlyList<LeftOutModels> leftOut = table is null ? [] : [.. _folders.SelectMany(folder => folder.LeftOutOf(table))];
        IReadOnlyList<ProbeModels> quoted = table is null || AdapterProject.CompilesSchemas(request.Folder) ? [] : QuotedFrom(table, leftOut);
        return WithFSharp(new Beginning(request with { Model = modelFolder, LeftOut = ProbeProgram.Names(leftOut, quoted) }, leftOut, quoted));
    }

    /// <summary>With the types of F# that its models name; without these models where the types cannot be compiled.</summary>
    private Beginning WithFSharp(Beginning beginning)
    {
        var naming = fsharp is null ? [] : _folders.Where(folder => folder.NamesFSharp && !beginning.Request.LeftOut.Contains(folder.Name)).ToList();
        if (naming.Count == 0)
        {
            return beginning;
        }

        var types = fsharp!();
        IReadOnlyList<LeftOutModels> leftOut = types.Folder is null ? [.. beginning.LeftOut, .. naming.Select(folder => folder.LeftOut(types.Failure))] : beginning.LeftOut;
        return new Beginning(beginning.Request with { FSharp = types.Folder, LeftOut = ProbeProgram.Names(leftOut, beginning.Quoted) }, leftOut, beginning.Quoted);
    }

    /// <summary>The folders that are quoted and not compiled. One whose types another folder needs is compiled with that.</summary>
    private IReadOnlyList<ProbeModels> QuotedFrom(RecordedProbes table, IReadOnlyList<LeftOutModels> leftOut)
    {
        var others = _folders.Where(folder => !leftOut.Any(models => models.Folder == folder.Name)).ToLookup(folder => folder.IsQuotedFrom(table));
        var needed = others[false].SelectMany(folder => folder.Needed).ToHashSet();
        return [.. others[true].Where(folder => !needed.Contains(folder.Name))];
    }

    private void BuildWithoutRefused(ProbeProgram[] programs)
    {
        for (var refusal = 1; refusal <= MostRefusals && Again(programs, WithoutRefused); refusal++)
        {
        }
    }

    /// <summary>Changes some programs and builds these again. False when there was none to change.</summary>
    private bool Again(ProbeProgram[] programs, Func<ProbeProgram, ProbeProgram?> change)
    {
        var changed = programs.Select((program, index) => (Index: index, Program: change(program))).Where(item => item.Program is not null).ToList();
        var results = changed.Count == 0 ? [] : build([.. changed.Select(item => item.Program!.Result.Request)]);
        foreach (var (item, result) in changed.Zip(results))
        {
            programs[item.Index] = item.Program! with { Result = result };
        }

        return changed.Count > 0;
    }

    /// <summary>
    /// Without what the errors lie in; null where none lies in a folder. Beside an error that lies elsewhere, one of the compiler in the source of a model may only follow from it: a generator that
    /// fails as a whole makes nothing for any class.
    /// </summary>
    private ProbeProgram? WithoutRefused(ProbeProgram program)
    {
        var errors = program.Result.Errors.Select(error => (Error: error, Folder: Remaining(program).FirstOrDefault(folder => folder.IsIn(error)))).ToList();
        var liesElsewhere = errors.Any(item => item.Folder is null);
        var blamed = errors.Where(item => item.Folder is not null && !(liesElsewhere && item.Folder.IsInSource(item.Error) && !item.Error.IsOfGenerator)).ToList();
        return blamed.Count == 0
            ? null
            : program.Without(blamed.GroupBy(item => item.Folder!, item => item.Error).SelectMany(group => group.Key.Refused([.. group], program.Generated)));
    }

    /// <summary>Without folders that make a generator fail with an error that names no place, or make a file that serves all classes and does not compile; null where there is no such error or folder.</summary>
    private ProbeProgram? WithoutHidden(ProbeProgram program)
    {
        var hidden = program.Result.Errors.Where(error => (error.IsOfGenerator || error.IsInGenerated) && !_folders.Any(folder => folder.IsIn(error))).Distinct().ToList();
        var suspects = Remaining(program).Where(folder => folder.Questions.Count > 0).ToList();
        return hidden.Count == 0 ? null : WithoutNamed(program, suspects, hidden) ?? WithoutCulprit(program, suspects, hidden[0]);
    }

    /// <summary>
    /// Without all folders whose classes the errors speak of, in one build: a generator refuses many classes at once, and a build for each would take minutes. A folder stays if its errors do.
    /// Null where none is found so.
    /// </summary>
    private ProbeProgram? WithoutNamed(ProbeProgram program, IReadOnlyList<ProbeModels> suspects, IReadOnlyList<BuildError> hidden)
    {
        var named = hidden.GroupBy(error => (error.Code, error.Text)).SelectMany(alike => Named(alike.Key.Text, alike.Count()).Select(folder => (Folder: folder, Error: alike.First())))
            .GroupBy(item => item.Folder, item => item.Error).ToList();
        if (named.Count == 0)
        {
            return null;
        }

        var stay = Errors(program, [.. named.Select(group => group.Key)], hidden[0]).Select(error => (error.Code, error.Text)).ToHashSet();
        var guilty = named.Where(group => group.Any(error => !stay.Contains((error.Code, error.Text)))).ToList();
        return guilty.Count == 0 ? null : program.Without(guilty.SelectMany(group => group.Key.Refused([.. group], program.Generated)));

        // Where more folders have a class of that name than there are errors, some of them are innocent.
        IEnumerable<ProbeModels> Named(string text, int errors) => suspects.Where(folder => folder.IsNamedIn(text)).ToList() is var all && all.Count <= errors ? all : all.Take(1);
    }

    /// <summary>Without one folder that an error comes from; null where it stays without any of them. One whose class the error speaks of is tried first, alone: that build is then the program.</summary>
    private ProbeProgram? WithoutCulprit(ProbeProgram program, IReadOnlyList<ProbeModels> suspects, BuildError hidden)
    {
        return (suspects.FirstOrDefault(folder => folder.IsNamedIn(hidden.Text) && IsGoneWithout([folder]))
            ?? Culprit.Find(Suspected(program, suspects), IsGoneWithout)
            ?? Culprit.Find(suspects, IsGoneWithout)) is { } culprit
            ? program.Without(culprit.Refused([hidden], program.Generated))
            : null;

        bool IsGoneWithout(IReadOnlyList<ProbeModels> folders) => !Errors(program, folders, hidden).Any(error => (error.Code, error.Text) == (hidden.Code, hidden.Text));
    }

    private IReadOnlyList<ProbeModels> Suspected(ProbeProgram program, IReadOnlyList<ProbeModels> suspects)
    {
        var before = suspected?.Invoke(program.Result.Request) ?? [];
        return [.. suspects.Where(folder => before.Contains(folder.Name))];
    }

    private IReadOnlyList<BuildError> Errors(ProbeProgram program, IReadOnlyList<ProbeModels> leftOut, BuildError reason) =>
        build([program.Without(leftOut.Select(folder => folder.LeftOut(reason.Words))).Result.Request])[0].Errors;

    /// <summary>A failure that no folder explains: the attacks need few models, and most libraries take these.</summary>
    private ProbeProgram? WithoutCapabilities(ProbeProgram program) => program.Result.Errors.Count == 0 || program.Result.Request.Model is null
        ? null
        : program.Without(Remaining(program).Where(folder => folder.Questions.Count > 0).Select(folder => folder.LeftOut(program.Result.Errors[0].Words)));

    private IEnumerable<ProbeModels> Remaining(ProbeProgram program) => _folders.Where(folder => program.LeftOut.All(left => left.Folder != folder.Name) && !program.Quoted.Contains(folder));

    /// <summary>What is built first.</summary>
    private sealed record Beginning(BuildRequest Request, IReadOnlyList<LeftOutModels> LeftOut, IReadOnlyList<ProbeModels> Quoted);
}

/// <summary>Finds which of several suspects a failure comes from, where the failure does not say.</summary>
internal static class Culprit
{
    /// <summary>
    /// One suspect without which, and without those before it, the failure is gone, while it stays without those before it alone. So it is guilty also where others are. Trials grow with
    /// the logarithm of the number of suspects.
    /// </summary>
    /// <param name="suspects">In any order.</param>
    /// <param name="isGoneWithout">Tries it without these suspects. With more of them left out a failure that is gone must stay gone.</param>
    /// <returns>Null where the failure stays without all of them.</returns>
    public static T? Find<T>(IReadOnlyList<T> suspects, Func<IReadOnlyList<T>, bool> isGoneWithout) where T : class
    {
        if (suspects.Count == 0 || !isGoneWithout(suspects))
        {
            return null;
        }

        var (staysWithout, goneWithout) = (0, suspects.Count);
        while (goneWithout - staysWithout > 1)
        {
            var middle = (staysWithout + goneWithout) / 2;
            (staysWithout, goneWithout) = isGoneWithout([.. suspects.Take(middle)]) ? (staysWithout, middle) : (middle, goneWithout);
        }

        return suspects[goneWithout - 1];
    }
}
