using System.Globalization;
using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>Inputs that were not tried. They count as nothing: otherwise a library would withstand what it never met. Pure functions.</summary>
internal static class Untried
{
    /// <summary>Those of a section, a row for each direction and reason.</summary>
    /// <param name="kinds">Every outcome of the section.</param>
    public static IReadOnlyList<UntriedInputs> Of(IEnumerable<OutcomeKind> kinds) =>
    [
        .. from kind in kinds
           where kind.IsUntried
           group kind by (kind.IsWriting, Reason: Reason(kind)) into alike
           let count = alike.Sum(kind => kind.Alike)
           select new UntriedInputs(alike.Key.IsWriting ? ProbeDirection.Writing : ProbeDirection.Reading, count, string.Create(CultureInfo.InvariantCulture, $"{count} inputs {alike.Key.Reason}")),
    ];

    /// <summary>Several reasons as one text; null where there is none.</summary>
    public static string? Text(IReadOnlyList<string> reasons) => reasons.Count == 0 ? null : string.Join("; ", reasons.Distinct());

    /// <summary>Why inputs of a kind were not tried, to be read behind their number.</summary>
    public static string Reason(OutcomeKind kind) => kind.Answer switch
    {
        OutcomeKind.LeftOut => "were left out after others of their kind had ended the process, or could not be made",
        OutcomeKind.DiedMaking => "ended the process while they were made",
        OutcomeKind.HungMaking => "could not be made in the time that they had",
        _ => $"could not be made: {kind.Text}",
    };
}
