using System.Globalization;
using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>What happened, in a sentence.</summary>
internal static class HappenedText
{
    private const double Mega = 1e6;
    private const string NotEnded = "it did not end in";

    /// <summary>Of an outcome that gave the grade.</summary>
    public static string Of(ProbeGrade grade, OutcomeKind kind, string? death) => grade switch
    {
        ProbeGrade.ChoosesTypes => "code of a class ran that only the payload named",
        ProbeGrade.Killed => $"the process ended with {death ?? "an unknown code"}",
        ProbeGrade.Exhausted => Exhaustion(kind),
        ProbeGrade.AnswersWrongly => kind.Text,
        ProbeGrade.LeaksExceptions => $"{kind.Exceptions[0]}: {kind.Text}",
        _ => "",
    };

    /// <summary>What did not come to an end.</summary>
    private static string Hang(OutcomeKind kind) => string.Create(CultureInfo.InvariantCulture, $"{NotEnded} {kind.Milliseconds / 1e3:0.#} s of processor time");

    /// <summary>True for the text of <see cref="Hang"/>.</summary>
    public static bool IsHang(string happened) => happened.StartsWith(NotEnded, StringComparison.Ordinal);

    private static string Exhaustion(OutcomeKind kind) => kind.Answer == OutcomeKind.Hung ? Hang(kind)
        : kind.Answer == OutcomeKind.DiedOfMemory ? "it ran out of memory, and the process ended"
        : kind.Remarks.Contains(OutcomeKind.OutOfMemory) ? kind.Text.Length > 0 ? $"it ran out of memory: {kind.Text}" : "it ran out of memory, and answered a value"
        : kind.Remarks.Contains(OutcomeKind.GrowsTooFast) ? "its time grows faster than the input"
        : kind.Remarks.Contains(OutcomeKind.KeepsTooMuch) ? "it keeps more than 64 MB of what it read and refused"
        : kind.Remarks.Contains(OutcomeKind.Greedy) ? string.Create(CultureInfo.InvariantCulture, $"it allocated {kind.AllocatedBytes / Mega:0} MB")
        : string.Create(CultureInfo.InvariantCulture, $"it took {kind.Milliseconds / 1e3:0.0} s of processor time");
}
