using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>One side of an exchange.</summary>
/// <param name="Worker">The program.</param>
/// <param name="Values">What it can make; at least one.</param>
public sealed record ExchangeSide(ExchangeWorker Worker, IReadOnlyList<ExchangedValue> Values);

/// <summary>What one direction came to.</summary>
/// <param name="Direction">Who read.</param>
/// <param name="Verdicts">One for each member; one without a name where reading threw.</param>
/// <param name="Values">How many values were tried.</param>
/// <param name="Written">The payloads.</param>
public sealed record DirectionResult(Direction Direction, IReadOnlyList<MemberVerdict> Verdicts, int Values, IReadOnlyList<WrittenValue> Written);

/// <summary>What a program wrote.</summary>
/// <param name="Written">The values that it also read back itself.</param>
/// <param name="Asked">How many it was asked for.</param>
/// <param name="Refusal">Of the first value that it did not write, or did not read back; null where there is none.</param>
public sealed record WrittenValues(IReadOnlyList<WrittenValue> Written, int Asked, Outcome? Refusal)
{
    /// <summary>Why there is no payload at all; null where there is one.</summary>
    public Outcome? WhyNone => Written.Count == 0 ? Refusal : null;

    /// <summary>That some values were not tried, as the rest of a sentence that begins with the program; null where all were.</summary>
    public string? Missing => Refusal is null || Written.Count == 0 ? null
        : string.Create(CultureInfo.InvariantCulture, $"{Asked - Written.Count} of {Asked} values were not tried, because it does not write or read them itself: {Refusal.Name}: {OneLine.First(Refusal.Reason)}");
}

/// <summary>Lets two programs read what the other one wrote.</summary>
public static class VersionExchange
{
    /// <summary>Every value of one program, as it wrote and read it itself.</summary>
    public static WrittenValues Write(ExchangeSide side)
    {
        var written = new List<WrittenValue>();
        Outcome? first = null;
        for (var index = 0; index < side.Values.Count; index++)
        {
            if (side.Worker.Write(side.Values[index], index + 1).Has(out var value, out var refusal))
            {
                written.Add(value);
            }
            else if (refusal is Unsupported)
            {
                return new WrittenValues([], side.Values.Count, refusal);
            }
            else
            {
                first ??= refusal;
            }
        }

        return new WrittenValues(written, side.Values.Count, first);
    }

    /// <summary>Lets a program read payloads, and compares what it read.</summary>
    /// <param name="written">What the other program wrote.</param>
    /// <param name="reader">The program that reads.</param>
    /// <param name="versions">What changed between the two.</param>
    /// <param name="direction">Who reads.</param>
    public static DirectionResult Read(IReadOnlyList<WrittenValue> written, ExchangeSide reader, ClassVersions versions, Direction direction) =>
        new(direction, Judgement.Of([.. written.Select(value => (value.Number, value.Payload.Length, Find(value, reader, versions, direction)))]), written.Count, written);

    /// <summary>The findings of one payload.</summary>
    public static IReadOnlyList<MemberFinding> Find(WrittenValue value, ExchangeSide reader, ClassVersions versions, Direction direction)
    {
        if (!reader.Worker.Read(reader.Values[0], value.Payload).Has(out var members, out var refusal))
        {
            return [new MemberFinding("", Verdict.Exception, OneLine.First(refusal.Reason), "")];
        }

        var read = MemberListing.Read(members);
        var expected = MemberListing.Read(value.Expected).Root;
        return read.Root.Kind == "null"
            ? [new MemberFinding("", Verdict.Lost, "null came back instead of an object", "")]
            : new TreeComparison(versions, direction == Direction.NewReadsOld, read.Initials).Compare(expected, read.Root);
    }

    /// <summary>What a program changes in its own round trip: no other version is to blame for it.</summary>
    public static IReadOnlyList<MemberVerdict> Own(IReadOnlyList<WrittenValue> written, IReadOnlyList<ModelClass> classes)
    {
        var same = new ClassVersions(classes, classes, []);
        return [.. Judgement.Of([.. written.Where(value => value.Own is not null).Select(value =>
        {
            var own = MemberListing.Read(value.Own!);
            return (value.Number, value.Payload.Length, new TreeComparison(same, isWriterOld: true, own.Initials).Compare(MemberListing.Read(value.Members).Root, own.Root));
        })]).Where(verdict => verdict.IsBad)];
    }
}
