using System.Collections.Concurrent;

namespace RunTests;

/// <summary>Runs the test assemblies, as many at once as there are processors.</summary>
internal static class Assemblies
{
    /// <summary>Those that take longest begin first: one that is begun last leaves the other processors idle. Those that are not named take seconds.</summary>
    private static readonly string[] s_longestFirst = ["Cli", "Rooms", "Adapters", "Probing", "Report", "Worker"];

    /// <summary>Leaves a results file of each in a folder.</summary>
    /// <param name="repository">What is tested; built.</param>
    /// <param name="results">The folder.</param>
    /// <param name="arguments">For <c>dotnet test</c>.</param>
    /// <returns>0 when each assembly ended with 0, or the exit code of one that did not.</returns>
    public static int Test(Repository repository, string results, IReadOnlyList<string> arguments)
    {
        var exitCodes = new ConcurrentBag<int>();
        var turns = Partitioner.Create(repository.TestProjects.OrderBy(Turn), EnumerablePartitionerOptions.NoBuffering);
        Parallel.ForEach(turns, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, project =>
            exitCodes.Add(repository.Dotnet(["test", $"tests/{project}/bin/Release/net10.0/{project}.dll", "--nologo", "--logger", $"trx;LogFileName={project}.trx", "--results-directory", results, .. arguments])));
        return exitCodes.FirstOrDefault(code => code != 0);
    }

    private static int Turn(string project) => Array.IndexOf(s_longestFirst, project.Split('.')[1]) is var turn and >= 0 ? turn : s_longestFirst.Length;
}
