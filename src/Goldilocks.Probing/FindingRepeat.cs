using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>Tries again what was recorded, alone, in a fresh process.</summary>
/// <param name="task">The variant.</param>
/// <param name="places">Folders and limits.</param>
public sealed class FindingRepeat(ProbeTask task, ProbePlaces places)
{
    private readonly ExceptionFamily _family = new(task.DocumentedExceptions);

    /// <summary>Tries a finding from its bytes, or from its section, seed and number.</summary>
    /// <param name="finding">The finding.</param>
    /// <param name="cancellation">Ends the child at work.</param>
    /// <returns>What happened, and whether the grade was given again.</returns>
    public (IReadOnlyList<string> Happened, bool IsSame) Run(RecordedFinding finding, CancellationToken cancellation) =>
        Run(finding.Tried, kind => Grader.Of(kind, _family).Contains(finding.Grade), cancellation);

    /// <summary>Tries an input again that an adapter threw at.</summary>
    /// <param name="fault">What it threw.</param>
    /// <param name="cancellation">Ends the child at work.</param>
    /// <returns>What happened, and whether it threw again at the same place.</returns>
    public (IReadOnlyList<string> Happened, bool IsSame) Run(RecordedAdapterFault fault, CancellationToken cancellation) =>
        Run(fault.Tried, kind => kind.PlaceOfOurs == fault.Place && kind.Exceptions[0] == fault.Exception, cancellation);

    private (IReadOnlyList<string> Happened, bool IsSame) Run(RecordedInput input, Func<OutcomeKind, bool> isSame, CancellationToken cancellation)
    {
        var scratch = places.Scratch(task.Target, input.Section);
        try
        {
            var repetitions = new Confirmation(_family, places.Budget).Repeat(Request(input, scratch), cancellation);
            return (
                repetitions.Count == 0 ? ["nothing: the input could not be tried, because the variant or its section no longer has one like it"] : [.. repetitions.Select(repetition => repetition.Happened)],
                repetitions.Any(repetition => isSame(repetition.Kind)));
        }
        finally
        {
            Directory.Delete(scratch, recursive: true);
            places.DeleteEmptyScratch();
        }
    }

    private ChildRequest Request(RecordedInput input, string scratch)
    {
        var payload = Path.Combine(scratch, "payload");
        if (input.Payload is { } bytes)
        {
            File.WriteAllBytes(payload, Convert.FromBase64String(bytes));
        }

        return new ChildRequest(task.Target, [input.Section], input.Seed, Path.Combine(scratch, "run"), places.Payloads(task.Target))
        {
            Only = input.Number < 0 ? null : input.Number,
            PayloadFile = input.Payload is null ? null : payload,
            Recorded = input,
        };
    }
}
