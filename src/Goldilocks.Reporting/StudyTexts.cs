using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>A study's figures and phrases as the console and the Markdown print them; empty where there is no figure.</summary>
internal static class StudyTexts
{
    /// <summary>Printed above every report, so that no reader takes a published figure for one of ours.</summary>
    public const string HowToRead =
        "Figures in columns named \"published\" are the study's own, from its machine and its versions; Goldilocks did not measure them. "
        + "Figures named \"today\" are from this run. Machines differ, so compare the relative columns rather than the absolute ones.";

    /// <summary>As the study prints it, with the unit.</summary>
    public static string Published(StudyTableReport table, StudyPlace place, double? figure) =>
        figure is { } value ? WithUnit(table, place, value, "#,0.####") : "";

    /// <summary>Today's figure in the study's unit; the outcome where there is none.</summary>
    public static string Today(StudyTableReport table, StudyPlace place, StudyRowReport row) =>
        row.Today is { } value ? WithUnit(table, place, value, Digits(value, place)) : row.Outcome;

    /// <summary>What was read from the run, in a unit that suits it.</summary>
    public static string Measured(StudyPlace place, StudyRowReport row) => row.Measured is { } value ? Natural(value, place) : "";

    /// <summary>Nanoseconds or bytes in a unit that suits them.</summary>
    public static string Natural(double value, StudyPlace place) => place.Measure is Measure.SerializeTime or Measure.DeserializeTime or Measure.RoundTripTime
        ? Units.Time(value)
        : Units.Bytes((long)value);

    /// <summary>A ratio.</summary>
    public static string Ratio(double? ratio) => ratio is { } value ? Units.Ratio(value) : "";

    /// <summary>A ratio with its interval, where it has one.</summary>
    public static string Relative(Interval? ratio) => ratio is null ? ""
        : ratio.Low == ratio.High ? Units.Ratio(ratio.Value)
        : $"{Units.Ratio(ratio.Value)} [{Units.Ratio(ratio.Low)}-{Units.Ratio(ratio.High)}]";

    /// <summary>A verdict as people say it.</summary>
    public static string Of(ClaimVerdict verdict) => verdict switch
    {
        ClaimVerdict.Holds => "holds",
        ClaimVerdict.NoLonger => "no longer",
        ClaimVerdict.TooCloseToTell => "too close to tell",
        _ => "not measured",
    };

    /// <summary>What the study claims, and how it was read.</summary>
    public static string Of(ClaimReport claim) => claim.Statement + (claim.ReadAs is null ? "" : $" (read as: {claim.ReadAs})");

    /// <summary>Why rows have no figure, each reason once.</summary>
    public static IReadOnlyList<string> Reasons(StudyTableReport table) =>
        [.. table.Groups.SelectMany(group => group.Rows)
            .Where(row => row.Today is null)
            .GroupBy(row => (row.Outcome, row.Reason))
            .Select(rows => $"{string.Join(", ", rows.Select(row => row.Item).Distinct())}: {rows.Key.Outcome}, {rows.Key.Reason}")];

    /// <summary>What relative figures are taken to.</summary>
    public static string? Caption(StudyTableReport table) => table switch
    {
        { Baseline: null } => table.Note,
        { Form: not FigureForm.Absolute } => Sentences(table.Note, $"Figures follow from the ratio to {table.Baseline}."),
        _ => Sentences(table.Note, $"Relative: to {table.Baseline}{(table.Groups.Count > 1 ? " in the same group" : "")}."),
    };

    /// <summary>Printed under every table that may be pasted elsewhere: it names the source of the published figures.</summary>
    public static string PublishedOn(StudyReport report) =>
        $"Published: {report.Title}; machine {report.Published.Machine}; runtime {report.Published.Runtime}.";

    /// <summary>Where the two kinds of figures come from.</summary>
    public static IReadOnlyList<(string What, string Published, string Today)> Origins(StudyReport report) =>
    [
        ("source", report.Published.Source, report.Today.Command),
        ("date", report.Published.Date, report.Today.StartedUtc.ToUniversalTime().ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)),
        ("machine", report.Published.Machine, report.Today.Machine),
        ("runtime", report.Published.Runtime, report.Today.Runtime),
        ("measured", report.Published.Method, "as docs/method.md says: verified, warmed up, in turns over fresh processes"),
    ];

    private static string Sentences(string? first, string second) => first is null ? second : $"{first} {second}";

    private static string WithUnit(StudyTableReport table, StudyPlace place, double value, string format)
    {
        var sign = table.Form == FigureForm.Extra && value > 0 ? "+" : "";
        var unit = place.Unit == "ratio" ? "" : $" {place.Unit}";
        return sign + value.ToString(format, CultureInfo.InvariantCulture) + unit;
    }

    /// <summary>Three digits; but bytes to the last digit, and per cent without decimals: more decimals would add no information.</summary>
    private static string Digits(double value, StudyPlace place) => (place.Unit, Math.Abs(value)) switch
    {
        ("bytes" or "%", _) => "#,0",
        (_, >= 99.95) => "#,0",
        (_, >= 9.995) => "0.0",
        (_, >= 0.9995) => "0.00",
        _ => "0.###",
    };
}
