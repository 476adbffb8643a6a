using Goldilocks.Catalog;
using NuGet.Frameworks;

namespace Goldilocks.Reporting.Choosing;

/// <summary>Whether a program for a framework can use a package, by NuGet's own rules; and Unity by what the author says.</summary>
internal static class FrameworkEvidence
{
    private const string Unity = "unity";

    /// <summary>The verdict on all of them together.</summary>
    /// <exception cref="ChoiceException">A name is no framework.</exception>
    public static Verdict Of(SerializerFacts facts, IReadOnlyList<string> wanted)
    {
        var verdicts = wanted.Select(name => name.Equals(Unity, StringComparison.OrdinalIgnoreCase) ? InUnity(facts) : On(facts, name)).ToList();
        return verdicts.Find(verdict => verdict.Answer is Answer.Excluded) ?? verdicts.Find(verdict => verdict.Answer is Answer.Unknown) ?? Verdict.Fits(Requirement.Frameworks, Together(verdicts));
    }

    /// <summary>One evidence for all: what has another source names it, and the oldest of them is the age of the whole.</summary>
    private static Evidence Together(IReadOnlyList<Verdict> verdicts)
    {
        var bySource = verdicts.Select(verdict => verdict.Evidence)
            .GroupBy(evidence => (evidence.Source, evidence.Date), (_, alike) => alike.First() with { Text = string.Join("; ", alike.Select(one => one.Text).Distinct()) })
            .OrderByDescending(evidence => evidence.Date).ToList();
        return bySource[^1] with { Text = string.Join("; ", bySource.SkipLast(1).Select(evidence => evidence.WithOrigin()).Append(bySource[^1].Text)) };
    }

    private static Verdict On(SerializerFacts facts, string name)
    {
        var framework = NuGetFramework.Parse(name);
        if (framework.IsUnsupported)
        {
            throw new ChoiceException($"'{name}' is not a framework. --frameworks takes names such as netstandard2.0, net48, net8.0 or {Unity}.");
        }

        if (facts.Frameworks is not { } offered)
        {
            return Verdict.Unknown(Requirement.Frameworks, $"facts.json does not say ({FactSheet.FrameworksName})");
        }

        var source = facts.SourceOf(FactSheet.FrameworksName);
        var fitting = offered.FirstOrDefault(one => DefaultCompatibilityProvider.Instance.IsCompatible(framework, NuGetFramework.Parse(one)));
        var evidence = new Evidence(EvidenceKind.Fact, fitting is null ? $"nothing in its package is for {name}: it has {string.Join(", ", offered)}" : $"a program for {name} uses its assemblies for {fitting}", source?.Source, source?.Checked);
        return fitting is null ? Verdict.Excludes(Requirement.Frameworks, evidence) : Verdict.Fits(Requirement.Frameworks, evidence);
    }

    private static Verdict InUnity(SerializerFacts facts)
    {
        if (facts.Unity is not { } unity)
        {
            return Verdict.Unknown(Requirement.Frameworks, $"facts.json does not say whether its author names Unity ({FactSheet.UnityName})");
        }

        var source = facts.SourceOf(FactSheet.UnityName);
        var evidence = new Evidence(EvidenceKind.Fact, $"in Unity: {unity.Answer.ToString().ToLowerInvariant()}{(unity.Detail is { } detail ? $" ({detail})" : "")}", source?.Source, source?.Checked);
        return unity.Answer is TraitAnswer.No ? Verdict.Excludes(Requirement.Frameworks, evidence) : Verdict.Fits(Requirement.Frameworks, evidence);
    }
}
