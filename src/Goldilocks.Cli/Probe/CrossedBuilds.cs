using System.Text.RegularExpressions;
using Goldilocks.Building;
using Goldilocks.Models;

namespace Goldilocks.Cli.Probe;

/// <summary>
/// Builds programs with the classes of <c>C61</c>. There are two thousand, and a library's generator or analyzer refuses some: those are taken out one by one, the program is built again, and the error is the answer
/// about each of them.
/// </summary>
/// <param name="artifacts">Where everything lies that can be made again.</param>
/// <param name="build">Builds.</param>
internal sealed partial class CrossedBuilds(string artifacts, Func<IReadOnlyList<BuildRequest>, IReadOnlyList<BuildResult>> build)
{
    /// <summary>A generator tells of errors in stages, and the compiler of those in its code behind them.</summary>
    private const int MostRounds = 6;

    private readonly Dictionary<(string Serializer, string? Version), Dictionary<string, string>> _refused = [];

    /// <summary>The results in the order of the requests, without errors about such classes where there are others: those are the caller's, which leaves out what they are about and builds again.</summary>
    public IReadOnlyList<BuildResult> Build(IReadOnlyList<BuildRequest> requests)
    {
        var results = new BuildResult[requests.Count];
        IReadOnlyList<int> asked = [.. Enumerable.Range(0, requests.Count)];
        for (var round = 0; asked.Count > 0 && round <= MostRounds; round++)
        {
            var built = build([.. asked.Select(index => WithClasses(requests[index]))]).Zip(asked, (result, index) => (Index: index, Noted: Note(requests[index], result))).ToList();
            foreach (var (index, noted) in built)
            {
                results[index] = noted.Result;
            }

            asked = [.. built.Where(item => item.Noted.IsToBeBuiltAgain).Select(item => item.Index)];
        }

        return results;
    }

    /// <summary>An adapter that takes the built-in types only is built without the models of the probes, and where all answers are quoted, nothing is asked with these classes.</summary>
    private BuildRequest WithClasses(BuildRequest request) =>
        request.Model is null || request.LeftOut.Contains(ProbePairs.Questions) ? request : request with { Crossed = ProbePairs.Folder(artifacts, _refused.GetValueOrDefault(Key(request)) ?? [], AdapterProject.GeneratedVariants(request.Folder)) };

    /// <summary>Notes the classes that errors are about, so that the next build is without them.</summary>
    /// <returns>The result with the errors that are left to the caller, and whether there are none and a class was noted.</returns>
    private (BuildResult Result, bool IsToBeBuiltAgain) Note(BuildRequest request, BuildResult result)
    {
        if (result.WorkerPath is not null)
        {
            return (result, false);
        }

        if (!_refused.TryGetValue(Key(request), out var refused))
        {
            _refused[Key(request)] = refused = [];
        }

        var told = result.Errors.Select(error => (Error: error, Names: Classes(error))).ToList();
        var isNew = told.SelectMany(item => item.Names, (item, name) => refused.TryAdd(name, item.Error.Words)).ToList().Contains(true);
        var others = told.Where(item => item.Names.Count == 0).Select(item => item.Error).ToList();
        return others.Count > 0 ? (result with { Errors = others }, false) : (result, isNew);
    }

    private static (string Serializer, string? Version) Key(BuildRequest request) => (request.Folder.Name, request.Version);

    /// <summary>The classes that an error is about: those in its line of our source, and otherwise those that its place or its text names.</summary>
    private static IReadOnlyList<string> Classes(BuildError error) =>
        error.Place.Contains("Crossed.cs(", StringComparison.Ordinal) ? Names(error.LinesToPlace().LastOrDefault(""))
        : Names(error.Place) is { Count: > 0 } named ? named
        : error.IsThrownGenerator ? [] : Names(error.Text);

    private static IReadOnlyList<string> Names(string text) => [.. Words().Matches(text).Select(word => ProbePairs.ClassOf(word.Value)).OfType<string>().Distinct()];

    [GeneratedRegex("[A-Za-z]+")]
    private static partial Regex Words();
}
