using Goldilocks.Building;
using Goldilocks.Building.Jobs;
using Goldilocks.Probing.Recording;
using Goldilocks.Results;

namespace Goldilocks.Flows.Making;

/// <summary>An adapter with the host and the models of the probes.</summary>
/// <param name="Result">The program, or why there is none.</param>
/// <param name="LeftOut">The folders of models that are not in it, each with the reason.</param>
internal sealed record ProbeProgram(BuildResult Result, IReadOnlyList<LeftOutModels> LeftOut)
{
    /// <summary>The program without some of its models, to be built.</summary>
    public ProbeProgram Without(IEnumerable<LeftOutModels> more)
    {
        IReadOnlyList<LeftOutModels> leftOut = [.. LeftOut, .. more];
        return new ProbeProgram(Result with { Request = Result.Request with { LeftOut = [.. leftOut.Select(models => models.Folder)] } }, leftOut);
    }
}

/// <summary>
/// Builds adapters with the models of the probes. A library's generator may refuse one construct and so the whole program: then the folder with that construct is left out, the program is built
/// again, and the diagnostic is the answer to what was asked with that folder. Builds are remembered, so that this costs more than one build only once.
/// </summary>
/// <param name="modelFolder">The folder <c>probes/models</c>.</param>
/// <param name="build">Builds some of them; the results are in the order of the requests.</param>
internal sealed class ProbePrograms(string modelFolder, Func<IReadOnlyList<BuildRequest>, IReadOnlyList<BuildResult>> build)
{
    /// <summary>A generator may stop at its first stage, and a later build then shows errors of the next stage.</summary>
    private const int MostRefusals = 5;

    /// <summary>The error that an adapter which takes no other types ends its build with (serializers/Directory.Build.targets).</summary>
    private const string BuiltInTypesOnly = "takes the built-in types only";

    private readonly IReadOnlyList<ProbeModels> _folders = ProbeModels.ReadAll(modelFolder);

    /// <summary>Builds them; host and models of the requests are set here.</summary>
    public IReadOnlyList<ProbeProgram> Build(IReadOnlyList<BuildRequest> requests)
    {
        var results = build([.. requests.Select(request => request with { Host = AdapterHost.Prober, Model = modelFolder })]);
        var programs = results.Select(result => new ProbeProgram(result, [])).ToArray();
        for (var refusal = 1; refusal <= MostRefusals && Again(programs, WithoutRefused); refusal++)
        {
        }

        Again(programs, WithoutCapabilities);
        Again(programs, WithBuiltInModels);
        return programs;
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

    /// <summary>Without what the errors lie in; null where an error lies elsewhere, because no folder then explains the failure.</summary>
    private ProbeProgram? WithoutRefused(ProbeProgram program)
    {
        var blamed = program.Result.Errors.Select(error => (Error: error, Folder: _folders.FirstOrDefault(folder => folder.IsIn(error)))).ToList();
        return blamed.Count == 0 || blamed.Any(item => item.Folder is null)
            ? null
            : program.Without(blamed.GroupBy(item => item.Folder!.Name).Select(group => group.First().Folder!.LeftOut($"{group.First().Error.Code}: {group.First().Error.Text}", isRefused: true)));
    }

    /// <summary>A failure that no folder explains: the attacks need few models, and most libraries take these.</summary>
    private ProbeProgram? WithoutCapabilities(ProbeProgram program) => program.Result.Errors.Count == 0 || IsOfBuiltInTypesOnly(program)
        ? null
        : program.Without(_folders.Where(folder => folder.Capabilities.Count > 0 && program.LeftOut.All(left => left.Folder != folder.Name))
            .Select(folder => folder.LeftOut($"{program.Result.Errors[0].Code}: {program.Result.Errors[0].Text}", isRefused: false)));

    /// <summary>An adapter that takes the built-in types only is attacked with the built-in workloads.</summary>
    private ProbeProgram? WithBuiltInModels(ProbeProgram program) => !IsOfBuiltInTypesOnly(program)
        ? null
        : new ProbeProgram(
            program.Result with { Request = program.Result.Request with { Model = null, LeftOut = [] } },
            [.. _folders.Where(folder => folder.Capabilities.Count > 0).Select(folder => folder.LeftOut("the adapter takes the built-in types only", isRefused: false))]);

    private static bool IsOfBuiltInTypesOnly(ProbeProgram program) => program.Result.Outcome?.Reason.Contains(BuiltInTypesOnly, StringComparison.Ordinal) == true;
}
