using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>Lets the two programs of a pair read each other, and makes the row of it.</summary>
/// <param name="facts">By serializer.</param>
/// <param name="versions">What changed.</param>
/// <param name="folder">Takes the smallest payload of everything that is bad.</param>
internal sealed class VersionJudge(IReadOnlyDictionary<string, SerializerFacts> facts, ClassVersions versions, string folder)
{
    private const string None = "";

    /// <summary>Both directions of two versions.</summary>
    /// <param name="pair">The programs.</param>
    /// <param name="oldValues">What the old one can make.</param>
    /// <param name="newValues">What the new one can make.</param>
    /// <param name="workload">A built-in workload; empty for a type of the user's own.</param>
    public EvolvedSerializer Judge(VersionPair pair, IReadOnlyList<ExchangedValue> oldValues, IReadOnlyList<ExchangedValue> newValues, string workload = None)
    {
        var row = new EvolvedSerializer(pair.Serializer, pair.Variant, pair.Version, workload, "", "", []) { Rules = RulesOf(pair.Serializer, pair.Variant) };
        if ((WhyNot(pair.Old, pair.OldVariant is null, "the old version") ?? WhyNot(pair.New, pair.NewVariant is null, "the new version")) is { } missing)
        {
            return Untried(row, missing.Outcome, missing.Where);
        }

        using var oldWorker = pair.Old.Start(pair.OldVariant!);
        using var newWorker = pair.New.Start(pair.NewVariant!);
        var (old, now) = (new ExchangeSide(oldWorker, oldValues), new ExchangeSide(newWorker, newValues));
        var ofOld = VersionExchange.Write(old);
        if (ofOld.WhyNone is { } oldNone)
        {
            return Untried(row, oldNone, "the old version");
        }

        var ofNew = VersionExchange.Write(now);
        if (ofNew.WhyNone is { } newNone)
        {
            return Untried(row, newNone, "the new version");
        }

        var (oldWritten, newWritten) = (ofOld.Written, ofNew.Written);
        var upgrade = VersionExchange.Read(oldWritten, now, versions, Direction.NewReadsOld);
        var rollback = VersionExchange.Read(newWritten, old, versions, Direction.OldReadsNew);
        return row with
        {
            Summary = Judgement.Summary(upgrade.Verdicts, rollback.Verdicts),
            Directions = [Shown(pair.Serializer, pair.Variant, upgrade), Shown(pair.Serializer, pair.Variant, rollback)],
            Remarks = [.. Missing("the old version", ofOld), .. Missing("the new version", ofNew), .. VersionExchange.Own(oldWritten, versions.Old).Concat(VersionExchange.Own(newWritten, versions.New)).Select(own => $"{own.Member}: {own.Reason}, also without another version").Distinct()],
            AreBytesEqual = workload.Length > 0 ? oldWritten.Select(value => value.Payload).Zip(newWritten.Select(value => value.Payload)).All(both => both.First.AsSpan().SequenceEqual(both.Second)) : null,
        };
    }

    /// <summary>Payloads of an earlier day, read by today's program.</summary>
    /// <param name="pair">Both.</param>
    /// <param name="values">What today's program can make.</param>
    /// <param name="allowedLosses">Members whose loss is meant.</param>
    public EvolvedSerializer Judge(RecordedPair pair, IReadOnlyList<ExchangedValue> values, IReadOnlyList<string> allowedLosses)
    {
        var row = new EvolvedSerializer(pair.Serializer, pair.Variant, pair.Version, None, "", "", []) { Rules = RulesOf(pair.Serializer, pair.Variant) };
        if (WhyNot(pair.Program!, pair.Reader is null, "today's code") is { } missing)
        {
            return Untried(row, missing.Outcome, missing.Where);
        }

        using var worker = pair.Program!.Start(pair.Reader!);
        var read = VersionExchange.Read(pair.Written, new ExchangeSide(worker, values), versions, Direction.NewReadsOld);

        // What was recorded must be there. A member that is gone is a loss here, unless it is said to be meant.
        var verdicts = read.Verdicts.Select(verdict => verdict with { IsMeant = verdict.Verdict == Verdict.Lost && allowedLosses.Contains(verdict.Member) }).ToList();
        return row with
        {
            Summary = Judgement.Summary(verdicts, null),
            Directions = [Shown(pair.Serializer, pair.Variant, read with { Verdicts = verdicts })],
        };
    }

    private static (Outcome Outcome, string Where)? WhyNot(VersionProgram program, bool lacksVariant, string where) => program.Outcome is { } outcome ? (outcome, where)
        : lacksVariant ? (new Unsupported("this version has no such variant"), where)
        : null;

    private static IEnumerable<string> Missing(string program, WrittenValues written) => written.Missing is { } missing ? [$"{program}: {missing}"] : [];

    private static EvolvedSerializer Untried(EvolvedSerializer row, Outcome outcome, string where) => row with { Summary = outcome.Name, Reason = $"{where}: {OneLine.First(outcome.Reason)}" };

    /// <summary>Members that changed, and those that did not come through as they were.</summary>
    private EvolvedDirection Shown(string serializer, string variant, DirectionResult result) => new(result.Direction.Word(), result.Values,
    [
        .. result.Verdicts.Where(verdict => verdict.Verdict != Verdict.Kept || verdict.Reason.Length > 0 || IsChanged(verdict.Member)).Select(verdict => new EvolvedMember(
            verdict.Member,
            verdict.Verdict.Word(),
            verdict.Reason,
            verdict.Path,
            verdict.IsMeant,
            verdict.IsBad ? EvolutionFiles.KeepPayload(folder, serializer, variant, result.Direction, result.Written.First(value => value.Number == verdict.Value)) : null)),
    ]);

    private bool IsChanged(string member) => versions.Changes.Any(change => change.Member is not null && (member == change.Subject || member == $"{change.Class}.{change.NewName}"));

    private IReadOnlyList<AppliedRule> RulesOf(string serializer, string variant) => facts.GetValueOrDefault(serializer) is not { } known ? [] :
    [
        .. versions.Changes.Select(KindOf).OfType<ClassChange>().Distinct()
            .Select(change => (change, Statement: known.StatementOn(variant, change)))
            .Where(pair => pair.Statement is not null)
            .DistinctBy(pair => pair.Statement!.Text)
            .Select(pair => new AppliedRule(pair.change.ToString().ToLowerInvariant(), pair.Statement!.Allows, pair.Statement.Text, pair.Statement.Source)),
    ];

    private static ClassChange? KindOf(FoundChange change) => change.Kind switch
    {
        ChangeKind.Added => change.IsLast ? ClassChange.Append : ClassChange.Insert,
        ChangeKind.Removed => ClassChange.Remove,
        ChangeKind.Renamed => ClassChange.Rename,
        ChangeKind.Reordered => ClassChange.Reorder,
        ChangeKind.Retyped => ClassChange.Retype,
        _ => null,
    };
}

/// <summary>Lets a variant write the values of today.</summary>
internal sealed class VersionRecorder(OwnModel model)
{
    /// <summary>A folder for a repository needs no more.</summary>
    private const int MostRecorded = 8;

    public (VariantKey Key, IReadOnlyList<WrittenValue> Written, EvolvedSerializer Row) Write(VersionPair pair)
    {
        var key = new VariantKey(pair.Serializer, pair.Variant, pair.Version);
        var row = new EvolvedSerializer(pair.Serializer, pair.Variant, pair.Version, "", "recorded", "", []);
        if (pair.NewVariant is not { } variant)
        {
            return (key, [], row with { Summary = pair.New.Outcome!.Name, Reason = OneLine.First(pair.New.Outcome.Reason) });
        }

        using var worker = pair.New.Start(variant);
        var all = VersionExchange.Write(new ExchangeSide(worker, [.. VersionModels.ValuesOf(model).Take(MostRecorded)]));
        return (key, all.Written, all.WhyNone is not { } none ? row with { Reason = all.Missing ?? "" } : row with { Summary = none.Name, Reason = OneLine.First(none.Reason) });
    }
}
