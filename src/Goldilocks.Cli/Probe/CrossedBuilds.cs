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

    /// <summary>The results in the order of the requests.</summary>
    public IReadOnlyList<BuildResult> Build(IReadOnlyList<BuildRequest> requests)
    {
        var results = build([.. requests.Select(WithClasses)]).ToArray();
        for (var round = 1; round <= MostRounds; round++)
        {
            // Where errors lie elsewhere as well, the caller leaves out what they are about and builds again anyway.
            var again = Enumerable.Range(0, results.Length).Where(index => results[index].WorkerPath is null && Refuse(requests[index], results[index].Errors)).ToList();
            if (again.Count == 0)
            {
                break;
            }

            foreach (var (result, index) in build([.. again.Select(index => WithClasses(requests[index]))]).Zip(again))
            {
                results[index] = result;
            }
        }

        return results;
    }

    /// <summary>An adapter that takes the built-in types only is built without the models of the probes, and where all answers are quoted, nothing is asked with these classes.</summary>
    private BuildRequest WithClasses(BuildRequest request) =>
        request.Model is null || request.LeftOut.Contains(ProbePairs.Questions) ? request : request with { Crossed = ProbePairs.Folder(artifacts, _refused.GetValueOrDefault(Key(request)) ?? [], AdapterProject.GeneratedVariants(request.Folder)) };

    /// <summary>Notes the classes that errors are about.</summary>
    /// <returns>True where all errors are about such classes, and one of them is new.</returns>
    private bool Refuse(BuildRequest request, IReadOnlyList<BuildError> errors)
    {
        if (!_refused.TryGetValue(Key(request), out var refused))
        {
            _refused[Key(request)] = refused = [];
        }

        var told = errors.Select(error => (Error: error, Names: Classes(error))).ToList();
        var isNew = told.SelectMany(item => item.Names, (item, name) => refused.TryAdd(name, item.Error.Words)).ToList().Contains(true);
        return isNew && told.TrueForAll(item => item.Names.Count > 0);
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
