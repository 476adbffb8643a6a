using Goldilocks.Protocol;
using Goldilocks.Results;
using NuGet.Versioning;

namespace Goldilocks.Catalog;

/// <summary>Rules for the facts of one serializer, beyond those of their types.</summary>
internal static class FactsRules
{
    private static readonly HashSet<string> s_outcomes =
    [
        nameof(Measured), nameof(Unsupported), nameof(Unavailable), nameof(BuildFailed), nameof(WrongAnswer), nameof(Failed), nameof(Crashed), nameof(TimedOut),
    ];

    /// <summary>Each breach with the name of the fact that it is about.</summary>
    public static IEnumerable<(string Fact, string Problem)> Check(SerializerFacts facts) =>
        CheckTexts(facts).Concat(CheckDates(facts)).Concat(CheckSources(facts)).Concat(CheckExpected(facts.Expected)).Concat(CheckProbes(facts.Probes)).Concat(CheckAdvisories(facts)).Concat(CheckReadings(facts.Readings));

    private static IEnumerable<(string Fact, string Problem)> CheckTexts(SerializerFacts facts)
    {
        foreach (var (fact, text) in new[] { ("home", facts.Home), (FactSheet.PolicyName, facts.SecurityPolicy) })
        {
            if (text is not null && !IsHttps(text))
            {
                yield return (fact, $"'{text}' is not an https address");
            }
        }

        if (facts.OldestVersion is { } oldest && !NuGetVersion.TryParse(oldest, out _))
        {
            yield return (FactSheet.OldestVersionName, $"'{oldest}' is no version");
        }

        if (facts.Licence is { } licence && facts.LicenceKind is null)
        {
            yield return ("licence", $"'{licence}' is not an SPDX expression of licences known to Goldilocks; write LicenseRef-Name for a text of the owner's own, or add the licence to Licences.cs");
        }
    }

    private static IEnumerable<(string Fact, string Problem)> CheckDates(SerializerFacts facts)
    {
        if (facts.LastProductCommit > facts.LastCommit)
        {
            yield return ("lastProductCommit", "the last commit to the product cannot be later than the last commit");
        }

        foreach (var (fact, date) in new[] { ("lastCommit", facts.LastCommit), ("lastProductCommit", facts.LastProductCommit), ("lastRelease", facts.LastRelease?.Date) })
        {
            if (date > facts.SourceOf(fact)?.Checked)
            {
                yield return (fact, "this is later than the day on which it was checked");
            }
        }
    }

    private static IEnumerable<(string Fact, string Problem)> CheckSources(SerializerFacts facts)
    {
        var recorded = FactSheet.Recorded(facts);
        foreach (var fact in recorded.Where(fact => fact.IsRecorded && facts.SourceOf(fact.Name) is null))
        {
            yield return (fact.Name, $"'sources' does not say where '{fact.Name}' comes from");
        }

        foreach (var (fact, isRecorded) in new[] { (FactSheet.UnsafeName, facts.Unsafe is not null), (FactSheet.SuccessorName, facts.Successor is not null) })
        {
            if (isRecorded && !facts.Sources.ContainsKey(fact))
            {
                yield return (fact, $"'sources' must name the source of '{fact}' by itself: the word is a source's, and '*' is not a source");
            }
        }

        foreach (var (name, source) in facts.Sources)
        {
            if (name != SerializerFacts.AllOthers && !recorded.Any(fact => fact.Name == name))
            {
                yield return ("sources", $"'sources' names '{name}', which is not a fact");
            }

            if (string.IsNullOrWhiteSpace(source.Source))
            {
                yield return ("sources", $"'sources' says nothing about where '{name}' comes from");
            }
        }
    }

    private static IEnumerable<(string Fact, string Problem)> CheckReadings(IReadOnlyList<ReadingStatement>? readings)
    {
        foreach (var way in (readings ?? []).SelectMany(statement => statement.Ways).GroupBy(way => way).Where(way => way.Count() > 1 || way.Key == ReadingWay.FirstItem))
        {
            yield return ("readings", way.Key == ReadingWay.FirstItem ? "the first value of a stream is read by the call for 'items', which is what to state" : $"'{way.Key.Name()}' is stated twice");
        }

        if ((readings ?? []).Any(statement => string.IsNullOrWhiteSpace(statement.Text) || string.IsNullOrWhiteSpace(statement.Source)))
        {
            yield return ("readings", "a statement must name the call, or say what there is instead, and its source");
        }
    }

    private static IEnumerable<(string Fact, string Problem)> CheckAdvisories(SerializerFacts facts)
    {
        if (facts.Advisories is { Count: 0 })
        {
            yield return (FactSheet.AdvisoriesName, "an empty list has no source; leave 'advisories' out where none was found");
        }

        foreach (var advisory in facts.Advisories ?? [])
        {
            if (!IsHttps(advisory.Link))
            {
                yield return (FactSheet.AdvisoriesName, $"'{advisory.Link}' is not an https address");
            }

            foreach (var problem in advisory.Affected.Concat(advisory.Runtimes ?? []).Select(KnownAdvisories.Problem).OfType<string>())
            {
                yield return (FactSheet.AdvisoriesName, problem);
            }
        }
    }

    private static bool IsHttps(string text) => Uri.TryCreate(text, UriKind.Absolute, out var address) && address.Scheme == Uri.UriSchemeHttps;

    private static IEnumerable<(string Fact, string Problem)> CheckProbes(ProbeFacts? probes) => probes is { Exceptions: not null, Source: null }
        ? [("probes", "'source' must say where the library documents these exceptions, and when that was read")]
        : [];

    private static IEnumerable<(string Fact, string Problem)> CheckExpected(ExpectedOutcomes? expected)
    {
        if (expected is null)
        {
            yield break;
        }

        foreach (var outcome in expected.Exceptions.Select(rule => rule.Outcome).Prepend(expected.Default).Where(outcome => !s_outcomes.Contains(outcome)))
        {
            yield return ("expected", $"'{outcome}' is not an outcome; write one of {string.Join(", ", s_outcomes)}");
        }
    }
}
