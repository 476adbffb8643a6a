using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Cli.Probe;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>Some of the probes' models name types of F#, which are compiled once for all programs.</summary>
public sealed class FSharpModelsTests
{
    private static readonly string s_models = Path.Combine(Workshop.Repository, "probes", "models");

    [Theory]
    [InlineData("/artifacts/fsharp", "", false)]
    [InlineData(null, "its types of F# could not be compiled: NU1101: Unable to find package FSharp.Core", true)]
    public void Models_that_name_types_of_FSharp_are_compiled_with_these_or_are_left_out_with_the_reason_where_there_are_none(string? folder, string failure, bool areLeftOut)
    {
        var naming = ProbeModels.ReadAll(s_models).Where(models => models.NamesFSharp).Select(models => models.Name).ToList();
        BuildRequest? built = null;
        var program = new ProbePrograms(s_models, requests => [.. requests.Select(request => Result(built = request))], fsharp: () => new FSharpTypes(folder, failure))
            .Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])], ownModel: null).Single();

        Assert.Contains("FSharpUnions", naming);
        Assert.Equal(folder, built!.FSharp);
        Assert.Equal(areLeftOut ? naming : [], built.LeftOut);
        Assert.All(program.LeftOut, models => Assert.Equal((false, failure), (models.IsRefused, models.Reason)));
    }

    [Fact]
    public void Types_of_FSharp_are_not_compiled_where_all_answers_about_them_are_quoted()
    {
        var answers = ProbeModels.ReadAll(s_models).Where(models => models.NamesFSharp)
            .SelectMany(models => models.Questions, (_, question) => new RecordedCapability(question.Capability.Id, "", CapabilityVerdict.Pass, "", [])).ToArray();
        var program = new ProbePrograms(s_models, requests => [.. requests.Select(request => Result(request))], _ => Tables.Of("Odd", "1.0.0", Tables.Variant("", answers)), fsharp: () => throw new InvalidOperationException("compiled"))
            .Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])], ownModel: null).Single();

        Assert.Null(program.Result.Request.FSharp);
    }

    private static BuildResult Result(BuildRequest request) => new(request, "1.0.0", null, "/worker.dll", null, []);
}
