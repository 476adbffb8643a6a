using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Cli.Probe;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>A library's generator refuses some of two thousand classes: each is taken out by itself.</summary>
public sealed class CrossedBuildsTests
{
    [Fact]
    public void A_refused_class_is_taken_out_and_the_program_is_built_again()
    {
        var (result, builds) = Build(source => Refusal(source, "record InitAndRecord"));
        Assert.Null(result.Outcome);
        Assert.Equal(2, builds.Count);
        Assert.Contains("""Refused("init", "record", "GEN01: no""", builds[1], StringComparison.Ordinal);
    }

    [Fact]
    public void A_generated_file_names_the_class_that_it_was_made_of()
    {
        var (result, _) = Build(source => source.Contains("record InitAndRecord", StringComparison.Ordinal) ? new BuildError("/obj/Some.Generator/Goldilocks.InitAndRecord.g.cs(6,2)", "CS1525", "Invalid") : null);
        Assert.Null(result.Outcome);
    }

    [Fact]
    public void An_error_about_no_such_class_is_left_to_the_caller()
    {
        var (result, builds) = Build(_ => new BuildError("CSC", "GEN000", "a tag is 0"));
        Assert.NotNull(result.Outcome);
        Assert.Single(builds);
    }

    [Fact]
    public void A_program_without_the_models_of_probes_gets_none_of_them()
    {
        var crossed = new CrossedBuilds("/nowhere", requests => [.. requests.Select(request => new BuildResult(request, "1.0.0", null, "/worker.dll", null, []))]);
        Assert.Null(crossed.Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])]).Single().Request.Crossed);
    }

    private static (BuildResult Result, List<string> Sources) Build(Func<string, BuildError?> generator)
    {
        using var bench = new Models.Bench();
        var sources = new List<string>();
        var crossed = new CrossedBuilds(bench["artifacts"], requests => [.. requests.Select(request =>
        {
            var path = Path.Combine(request.Crossed!, "Crossed.cs");
            var source = File.ReadAllText(path);
            sources.Add(source);
            var error = generator(source) is { } found ? found with { Place = found.Place.Replace("Crossed.cs", path, StringComparison.Ordinal) } : null;
            return new BuildResult(request, "1.0.0", error is null ? null : new BuildFailed(error.Words), error is null ? "/worker.dll" : null, null, []) { Errors = error is null ? [] : [error] };
        })]);
        return (crossed.Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, []) { Model = "/probes/models" }]).Single(), sources);
    }

    /// <summary>An error in the line of the source that has these words.</summary>
    private static BuildError? Refusal(string source, string words) =>
        Array.FindIndex(source.Split('\n'), line => line.Contains(words, StringComparison.Ordinal)) is >= 0 and var line ? new BuildError($"Crossed.cs({line + 1},5)", "GEN01", "no") : null;
}
