using System.Collections.Concurrent;

namespace RunTests;

/// <summary>Runs the test assemblies, as many at once as there are processors.</summary>
internal static class Assemblies
{
    /// <summary>Those that start adapters or fakes. Those that take longest begin first, and none of them comes last: one that is begun last leaves the other processors idle.</summary>
    private static readonly string[] s_onAdapters = ["Cli", "Adapters", "Worker", "Probing", "Report"];

    /// <summary>It takes minutes too, and needs no adapter; all others take seconds.</summary>
    private const string Rooms = "Rooms";

    /// <summary>Needs the browser too.</summary>
    private const string OfTheReport = "Report";

    /// <summary>Leaves a results file of each in a folder.</summary>
    /// <param name="repository">What is tested; built.</param>
    /// <param name="results">The folder.</param>
    /// <param name="buildAdapters">Builds adapters and fakes, beside the tests that need none; the others wait for it.</param>
    /// <param name="browser">Its installation, which the tests of the report wait for: they are skipped without it, so that its failure stops nothing.</param>
    /// <param name="arguments">For <c>dotnet test</c>.</param>
    /// <returns>0 when each assembly ended with 0, or the exit code of one that did not.</returns>
    public static int Test(Repository repository, string results, Action buildAdapters, Task browser, IReadOnlyList<string> arguments)
    {
        var exitCodes = new ConcurrentBag<int>();
        var adapters = new Task(buildAdapters);
        Action TestOf(string project) => () =>
        {
            if (IsOnAdapters(project))
            {
                adapters.Wait();
            }

            if (NameOf(project) == OfTheReport)
            {
                browser.Wait();
            }

            exitCodes.Add(repository.Dotnet(["test", $"tests/{project}/bin/Release/net10.0/{project}.dll", "--nologo", "--logger", $"trx;LogFileName={project}.trx", "--results-directory", results, .. arguments]));
        };
        Action[] turns = [adapters.RunSynchronously, .. repository.TestProjects.OrderBy(Turn).Select(TestOf)];
        Parallel.ForEach(Partitioner.Create(turns, EnumerablePartitionerOptions.NoBuffering), new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, turn => turn());
        return exitCodes.FirstOrDefault(code => code != 0);
    }

    private static bool IsOnAdapters(string project) => s_onAdapters.Contains(NameOf(project));

    private static int Turn(string project) => NameOf(project) == Rooms ? -1 : Array.IndexOf(s_onAdapters, NameOf(project)) is var turn and >= 0 ? turn : s_onAdapters.Length;

    private static string NameOf(string project) => project.Split('.')[1];
}
