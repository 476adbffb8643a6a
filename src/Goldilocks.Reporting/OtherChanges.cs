using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Changes that need no interval: outcomes, sizes and allocation are the same in every launch, or are marked as varying.</summary>
internal static class OtherChanges
{
    public static IEnumerable<Change> Of(PairedCell pair, double threshold)
    {
        if (pair is { Old: { } old, New: { } now })
        {
            return old.Outcome != now.Outcome
                ? [Outcome(pair, old, now)]
                : pair.AreBothMeasured && !pair.IsFloor ? Amounts(pair, old, now, threshold) : [];
        }

        return [pair.Old is null
            ? new Change(ChangeKind.Appeared, pair.Subject, null, pair.NewVersion, "", Text(pair.New!), null, IsRegression: false)
            : new Change(ChangeKind.Vanished, pair.Subject, pair.OldVersion, null, Text(pair.Old), "", null, IsRegression: false)];
    }

    private static string Text(CellReport cell) => cell.IsMeasured ? Units.Time(cell.Nanoseconds!.Value) : cell.Outcome;

    /// <summary>A cell that could be measured and now fails, or is refused, is a regression. A missing package or a missing measurement says nothing about the library.</summary>
    private static Change Outcome(PairedCell pair, CellReport old, CellReport now) => new(
        ChangeKind.Outcome,
        pair.Subject,
        pair.OldVersion,
        pair.NewVersion,
        Reasoned(old),
        Reasoned(now),
        null,
        old.IsMeasured && now.Outcome is not (nameof(Unavailable) or Results.Outcome.NotMeasured));

    private static string Reasoned(CellReport cell) => cell.Reason.Length == 0 ? cell.Outcome : $"{cell.Outcome}: {cell.Reason}";

    private static IEnumerable<Change> Amounts(PairedCell pair, CellReport old, CellReport now, double threshold)
    {
        // The size belongs to the row, so it is reported once, with the first operation that was measured.
        var isFirst = pair.NewRow!.Cells.First(cell => cell.IsMeasured) == now;
        if (isFirst && pair.OldRow!.PayloadBytes is { } oldSize && pair.NewRow.PayloadBytes is { } newSize && !Varies(old, now, Remark.PayloadVaries))
        {
            if (Amount(pair, ChangeKind.Bigger, ChangeKind.Smaller, oldSize, newSize, threshold) is { } size)
            {
                yield return size with { Subject = pair.Subject with { Operation = null } };
            }
        }

        if (old.AllocatedBytes is { } oldBytes && now.AllocatedBytes is { } newBytes && !Varies(old, now, Remark.AllocationVaries)
            && Amount(pair, ChangeKind.Hungrier, ChangeKind.Leaner, oldBytes, newBytes, threshold) is { } allocation)
        {
            yield return allocation;
        }
    }

    private static bool Varies(CellReport old, CellReport now, Remark remark) => old.Remarks.Contains(remark) || now.Remarks.Contains(remark);

    private static Change? Amount(PairedCell pair, ChangeKind more, ChangeKind less, long old, long now, double threshold)
    {
        if (old == now)
        {
            return null;
        }

        var isMore = now > old;
        var ratio = old == 0 ? null : new Interval((double)now / old, (double)now / old, (double)now / old, 1);
        return new Change(
            isMore ? more : less,
            pair.Subject,
            pair.OldVersion,
            pair.NewVersion,
            Units.Bytes(old),
            Units.Bytes(now),
            ratio,
            isMore && now > old * (1 + threshold));
    }
}
