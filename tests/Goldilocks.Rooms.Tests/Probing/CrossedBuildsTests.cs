using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Cli.Probe;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>A library's generator refuses some of two thousand classes: each is taken out by itself.</summary>
public sealed class CrossedBuildsTests
{
    private static readonly BuildRequest s_request = new(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, []) { Model = "/probes/models" };

    [Fact]
    public void A_refused_class_is_taken_out_and_the_program_is_built_again()
    {
        var (result, builds) = Build(source => Refusal(source, "record InitAndRecord"));
        Assert.Null(result.Outcome);
        Assert.Equal(2, builds.Count);
        Assert.Contains("""Refused("init", "record", "GEN01: no""", builds[1], StringComparison.Ordinal);
    }

    [Fact]
    public void A_refused_class_beside_another_error_is_not_told_to_the_caller_and_is_not_in_the_next_build()
    {
        using var bench = new Models.Bench();
        var sources = new List<string>();
        var elsewhere = new BuildError("/probes/models/Canary/Canary.cs(3,5)", "GEN02", "no");
        var crossed = new CrossedBuilds(bench["artifacts"], requests => [.. requests.Select(request => Built(request, sources, source => [.. Refusal(source, "record InitAndRecord") is { } error ? [error] : Array.Empty<BuildError>(), elsewhere]))]);
        Assert.Equal([elsewhere], crossed.Build([s_request]).Single().Errors);
        Assert.Equal([elsewhere], crossed.Build([s_request]).Single().Errors);
        Assert.Equal(2, sources.Count);
        Assert.DoesNotContain("record InitAndRecord", sources[1], StringComparison.Ordinal);
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
        Assert.Null(crossed.Build([s_request with { Model = null }]).Single().Request.Crossed);
    }

    private static (BuildResult Result, List<string> Sources) Build(Func<string, BuildError?> generator)
    {
        using var bench = new Models.Bench();
        var sources = new List<string>();
        var crossed = new CrossedBuilds(bench["artifacts"], requests => [.. requests.Select(request => Built(request, sources, source => generator(source) is { } error ? [error] : []))]);
        return (crossed.Build([s_request]).Single(), sources);
    }

    /// <summary>What a build comes to whose generator says this of the source of the classes.</summary>
    private static BuildResult Built(BuildRequest request, List<string> sources, Func<string, IReadOnlyList<BuildError>> generator)
    {
        var path = Path.Combine(request.Crossed!, "Crossed.cs");
        sources.Add(File.ReadAllText(path));
        IReadOnlyList<BuildError> errors = [.. generator(sources[^1]).Select(error => error with { Place = error.Place.Replace("Crossed.cs", path, StringComparison.Ordinal) })];
        return new BuildResult(request, "1.0.0", errors.Count == 0 ? null : new BuildFailed(errors[0].Words), errors.Count == 0 ? "/worker.dll" : null, null, []) { Errors = errors };
    }

    /// <summary>An error in the line of the source that has these words.</summary>
    private static BuildError? Refusal(string source, string words) =>
        Array.FindIndex(source.Split('\n'), line => line.Contains(words, StringComparison.Ordinal)) is >= 0 and var line ? new BuildError($"Crossed.cs({line + 1},5)", "GEN01", "no") : null;
}
