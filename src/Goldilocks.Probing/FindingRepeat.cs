using Goldilocks.Catalog;
using Goldilocks.Probing.Children;
using Goldilocks.Probing.Grading;

namespace Goldilocks.Probing;

/// <summary>Tries a recorded finding again, alone, in a fresh process.</summary>
public static class FindingRepeat
{
    /// <summary>Tries it from its bytes, or from its section, seed and number.</summary>
    /// <param name="task">The variant.</param>
    /// <param name="finding">The finding.</param>
    /// <param name="places">Folders and limits.</param>
    /// <param name="cancellation">Ends the child at work.</param>
    /// <returns>What happened, and whether the grade was given again.</returns>
    public static (IReadOnlyList<string> Happened, bool IsSame) Run(ProbeTask task, RecordedFinding finding, ProbePlaces places, CancellationToken cancellation)
    {
        var scratch = places.Scratch(task.Target, finding.Section);
        try
        {
            var family = new ExceptionFamily(task.DocumentedExceptions);
            var repetitions = new Confirmation(family, places.Budget).Repeat(Request(task, finding, places, scratch), cancellation);
            return (repetitions.Count == 0 ? ["nothing: the input could not be tried, because the variant or its section has none like it any more"] : [.. repetitions.Select(repetition => repetition.Happened)], repetitions.Any(repetition => Grader.Of(repetition.Kind, family).Contains(finding.Grade)));
        }
        finally
        {
            Directory.Delete(scratch, recursive: true);
            places.DeleteEmptyScratch();
        }
    }

    private static ChildRequest Request(ProbeTask task, RecordedFinding finding, ProbePlaces places, string scratch)
    {
        var payload = Path.Combine(scratch, "payload");
        if (finding.Payload is { } bytes)
        {
            File.WriteAllBytes(payload, Convert.FromBase64String(bytes));
        }

        return new ChildRequest(task.Target, [finding.Section], finding.Seed, Path.Combine(scratch, "run"), places.Payloads(task.Target))
        {
            Only = finding.Number < 0 ? null : finding.Number,
            PayloadFile = finding.Payload is null ? null : payload,
            Recorded = finding,
        };
    }
}
