using System.Globalization;

namespace Goldilocks.Catalog;

/// <summary>Whether a library is in maintenance mode.</summary>
/// <param name="IsInMaintenanceMode">Null when the records are not sufficient.</param>
/// <param name="Reasons">Why it is; empty otherwise.</param>
public sealed record Maintenance(bool? IsInMaintenanceMode, IReadOnlyList<string> Reasons)
{
    /// <summary>What its maintainers name instead of it, in our words; empty where they name nothing, and where that was not looked up.</summary>
    public string NamedInstead { get; init; } = "";

    /// <summary>The reasons, and what its maintainers name instead of it.</summary>
    public string Text => string.Join("; ", NamedInstead.Length == 0 ? Reasons : [.. Reasons, NamedInstead]);

    /// <summary>
    /// The rule of the roundup study: the last commit is over a year old, or the repository is archived, or no commit within a year
    /// changed the product, or its author says not to use it.
    /// </summary>
    /// <param name="facts">What is known.</param>
    /// <param name="asOf">
    /// The day that the rule is applied on; null for the day on which each fact was checked. Reports should use null: on any later day,
    /// a library would fall into maintenance mode only because its facts were not checked again.
    /// </param>
    public static Maintenance Of(SerializerFacts facts, DateOnly? asOf = null)
    {
        List<string> reasons = [];
        if (IsOld(facts.LastCommit, facts.SourceOf("lastCommit"), asOf))
        {
            reasons.Add(Unchanged(facts.LastProductCommit ?? facts.LastCommit));
        }
        else if (IsOld(facts.LastProductCommit, facts.SourceOf("lastProductCommit"), asOf))
        {
            reasons.Add(Unchanged(facts.LastProductCommit));
        }

        if (facts.Archived == true)
        {
            reasons.Add("repository archived");
        }

        if (facts.Statement is { Length: > 0 } statement)
        {
            reasons.Add(statement);
        }

        var isComplete = facts is { LastCommit: not null, LastProductCommit: not null, Archived: not null, Statement: not null };
        return new Maintenance(reasons.Count > 0 ? true : isComplete ? false : null, reasons) { NamedInstead = facts.Successor?.Text ?? "" };
    }

    /// <summary>
    /// True when it is not in maintenance mode by its releases: where no commit is recorded, a release within a year before the day on which it was looked up tells the same. That it is neither archived nor
    /// disowned must be recorded.
    /// </summary>
    public static bool IsRecentlyReleased(SerializerFacts facts) =>
        facts is { LastCommit: null, LastRelease: { } release, Archived: false, Statement.Length: 0 } && facts.SourceOf("lastRelease") is { } source && release.Date >= source.Checked.AddYears(-1);

    private static bool IsOld(DateOnly? date, FactSource? source, DateOnly? asOf) =>
        date is { } day && (asOf ?? source?.Checked) is { } from && day < from.AddYears(-1);

    private static string Unchanged(DateOnly? since) => string.Create(CultureInfo.InvariantCulture, $"no change to its code since {since:yyyy-MM-dd}");
}
