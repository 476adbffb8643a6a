namespace Goldilocks.Cli.Interop;

/// <summary>Who reads what who wrote.</summary>
public enum Direction
{
    /// <summary>The new version reads what the old one wrote: an upgrade.</summary>
    NewReadsOld,

    /// <summary>The old version reads what the new one wrote: a rollback, or a deployment that is under way.</summary>
    OldReadsNew,
}

/// <summary>Words for verdicts and directions: the same in tables and files.</summary>
public static class JudgementTexts
{
    /// <summary>Of a verdict.</summary>
    public static string Word(this Verdict verdict) => verdict switch
    {
        Verdict.Kept => "kept",
        Verdict.InitialValue => "initial value",
        Verdict.Lost => "lost",
        Verdict.OtherValue => "another value in silence",
        _ => "exception",
    };

    /// <summary>Of a direction.</summary>
    public static string Word(this Direction direction) => direction == Direction.NewReadsOld ? "new reads old" : "old reads new";
}

/// <summary>The verdict on one member in one direction over all values: the worst of them.</summary>
/// <param name="Member">As in <see cref="MemberFinding"/>.</param>
/// <param name="Verdict">The worst.</param>
/// <param name="Reason">Of the worst.</param>
/// <param name="Path">Where it was first seen.</param>
/// <param name="IsMeant">Whether it follows from the classes.</param>
/// <param name="Value">The number of the value with the smallest payload that shows it, from 1.</param>
public sealed record MemberVerdict(string Member, Verdict Verdict, string Reason, string Path, bool IsMeant, int Value)
{
    /// <summary>Whether something was lost, is different or threw, and the classes do not say so.</summary>
    public bool IsBad => new MemberFinding(Member, Verdict, Reason, Path, IsMeant).IsBad;
}

/// <summary>Sums up findings.</summary>
public static class Judgement
{
    /// <summary>One verdict for each member, in the order in which members were met, and one for each kind of exception.</summary>
    /// <param name="findings">For each value its number, the bytes of its payload, and its findings.</param>
    public static IReadOnlyList<MemberVerdict> Of(IReadOnlyList<(int Value, int Bytes, IReadOnlyList<MemberFinding> Findings)> findings) =>
    [
        .. findings
            .SelectMany(value => value.Findings.Select(finding => (value.Value, value.Bytes, Finding: finding)))
            .GroupBy(item => (item.Finding.Member, Exception: item.Finding.Verdict == Verdict.Exception ? WithoutNumbers(item.Finding.Reason) : ""))
            .Select(member => member.OrderByDescending(item => item.Finding.IsBad).ThenByDescending(item => item.Finding.Verdict).ThenByDescending(item => item.Finding.Reason.Length > 0).ThenBy(item => item.Bytes).First())
            .OrderBy(worst => worst.Finding.Verdict != Verdict.Exception)
            .Select(worst => new MemberVerdict(worst.Finding.Member, worst.Finding.Verdict, Reason(worst.Finding, findings), worst.Finding.Path, worst.Finding.IsMeant, worst.Value)),
    ];

    /// <summary>An exception may be about a few of the values alone, as those of a class that the reader does not have.</summary>
    private static string Reason(MemberFinding worst, IReadOnlyList<(int Value, int Bytes, IReadOnlyList<MemberFinding> Findings)> findings) => worst.Verdict != Verdict.Exception || findings.Count == 1
        ? worst.Reason
        : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{findings.Count(value => value.Findings.Any(finding => finding.Verdict == Verdict.Exception && WithoutNumbers(finding.Reason) == WithoutNumbers(worst.Reason)))} of {findings.Count} payloads: {worst.Reason}");

    /// <summary>Messages of one kind differ by the place in the payload.</summary>
    private static string WithoutNumbers(string message) => string.Concat(message.Where(unit => !char.IsAsciiDigit(unit)));

    /// <summary>One line for a serializer.</summary>
    /// <param name="upgrade">The verdicts where the new version reads; null where it was not tried.</param>
    /// <param name="rollback">Those where the old version reads; null where it was not tried.</param>
    public static string Summary(IReadOnlyList<MemberVerdict>? upgrade, IReadOnlyList<MemberVerdict>? rollback)
    {
        IReadOnlyList<IReadOnlyList<MemberVerdict>> tried = [.. new[] { upgrade, rollback }.OfType<IReadOnlyList<MemberVerdict>>()];
        return tried.Any(IsSilent) ? "silently wrong"
            : tried.All(IsRefused) ? "refused"
            : tried.Any(IsRefused) ? (rollback is not null && IsRefused(rollback) ? "forward only" : "backward only")
            : tried.Count == 2 ? "both ways" : "read";
    }

    /// <summary>Whether a value was lost or is another one, without an exception.</summary>
    public static bool IsSilent(IReadOnlyList<MemberVerdict> verdicts) => verdicts.Any(verdict => verdict is { IsBad: true, Verdict: not Verdict.Exception });

    /// <summary>Whether reading threw.</summary>
    public static bool IsRefused(IReadOnlyList<MemberVerdict> verdicts) => verdicts.Any(verdict => verdict.Verdict == Verdict.Exception);
}
