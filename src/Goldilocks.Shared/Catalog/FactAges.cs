namespace Goldilocks.Catalog;

/// <summary>A recorded fact.</summary>
/// <param name="Fact">Its name in the file.</param>
/// <param name="Checked">The day on which it was checked.</param>
public sealed record CheckedFact(string Fact, DateOnly Checked);

/// <summary>When the facts about a library were checked. Libraries change, so a fact that was checked long ago should be checked again.</summary>
public static class FactAges
{
    /// <summary>After so many months a fact should be checked again. Half the year after which a library without commits counts as being in maintenance mode.</summary>
    public const int MonthsOfTrust = 6;

    /// <summary>Every recorded fact, by its name in the file, with the day on which it was checked; the oldest first.</summary>
    public static IReadOnlyList<CheckedFact> Of(SerializerFacts facts) =>
    [
        .. FactSheet.Recorded(facts).Where(fact => fact.IsRecorded)
            .Select(fact => (Fact: fact.Name, facts.SourceOf(fact.Name)?.Checked))
            .Where(fact => fact.Checked is not null)
            .Select(fact => new CheckedFact(fact.Fact, fact.Checked!.Value))
            .Concat((facts.Dangers ?? []).Select(danger => new CheckedFact("dangers", danger.Checked)))
            .Concat((facts.Advisories ?? []).Select(advisory => new CheckedFact(FactSheet.AdvisoriesName, advisory.Checked)))
            .Distinct()
            .OrderBy(fact => fact.Checked),
    ];

    /// <summary>Those that should be checked again.</summary>
    /// <param name="facts">What is known.</param>
    /// <param name="today">The day that counts.</param>
    public static IReadOnlyList<CheckedFact> Old(SerializerFacts facts, DateOnly today) =>
        [.. Of(facts).Where(fact => fact.Checked < today.AddMonths(-MonthsOfTrust))];
}
