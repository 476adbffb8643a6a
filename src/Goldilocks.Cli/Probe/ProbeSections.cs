using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Probe;

/// <summary>Chooses sections by their names or families.</summary>
public static class ProbeSections
{
    /// <summary>The family of the attacks that need no corpus.</summary>
    private const string Hostile = "hostile";

    /// <summary>The tasks with the chosen sections only.</summary>
    /// <param name="tasks">With all sections of their programs.</param>
    /// <param name="only">Names of sections or families; empty for all but those that have to be named.</param>
    /// <exception cref="UserErrorException">A name is that of no section.</exception>
    public static IReadOnlyList<ProbeTask> Choose(IReadOnlyList<ProbeTask> tasks, IReadOnlyList<string> only)
    {
        if (only.Count == 0 || tasks.Count == 0)
        {
            return [.. tasks.Select(task => task with { Sections = [.. task.Sections.Where(section => !section.IsNamedOnly)] })];
        }

        var known = tasks.SelectMany(task => task.Sections).SelectMany(section => new[] { section.Family, section.Name }).Distinct().Order(StringComparer.Ordinal).ToList();
        return only.FirstOrDefault(name => !known.Contains(name)) is { } unknown
            ? throw new UserErrorException($"There is no section '{unknown}' for {For(tasks)}. --only takes {string.Join(", ", known)}.")
            : [.. tasks.Select(task => task with { Sections = [.. task.Sections.Where(section => only.Contains(section.Name) || (only.Contains(section.Family) && !section.IsNamedOnly))] })];
    }

    /// <summary>A program has the sections that its format and its models allow, so another serializer may have the section.</summary>
    private static string For(IReadOnlyList<ProbeTask> tasks)
    {
        const int FewestCounted = 4;
        var names = tasks.Select(task => task.Target.Serializer).Distinct().ToList();
        return names.Count < FewestCounted ? string.Join(", ", names) : $"any of the {names.Count} serializers that were built";
    }

    /// <summary>True where no attack was left out by what was asked for.</summary>
    public static bool AreAllAttacksIn(IReadOnlyList<string> only) => only.Count == 0 || only.Contains(Hostile);

    /// <summary>A grade says that everything was tried, so a table is recorded with all attacks or with none.</summary>
    /// <param name="all">With all sections of their programs.</param>
    /// <param name="chosen">With the chosen ones.</param>
    /// <exception cref="UserErrorException">A part of the attacks was chosen.</exception>
    public static void EnsureRecordable(IReadOnlyList<ProbeTask> all, IReadOnlyList<ProbeTask> chosen)
    {
        if (all.Zip(chosen).Any(pair => Attacks(pair.Second) is > 0 and var some && some < Attacks(pair.First)))
        {
            throw new UserErrorException($"A grade says that everything was tried, so --record takes all attacks or none. Remove --only, or write --only hostile,corpora or --only {ProbeTables.CapabilityFamily}.");
        }
    }

    private static int Attacks(ProbeTask task) => task.Sections.Count(section => section.Family != ProbeTables.CapabilityFamily);
}
