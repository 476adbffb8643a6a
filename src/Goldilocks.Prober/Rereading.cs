namespace Goldilocks.Prober;

/// <summary>
/// Reads the golden payloads before the first input, which warms the library up, and once more after the last: a library must not be poisoned by what it refused.
/// </summary>
internal sealed class Rereading
{
    /// <summary>What such a finding is recorded under.</summary>
    private const string Probe = "H00";
    private const int Repetitions = 3;

    private readonly List<IRoot> _right;

    /// <summary>Reads them for the first time, and keeps those that are read rightly.</summary>
    public Rereading(ISubject subject) => _right = [.. AttackedRoots.Of(subject).Where(root => root.WhyNotRead is null && Enumerable.Range(0, Repetitions).All(_ => Difference(root) is null))];

    /// <summary>Records those that are not read rightly any more.</summary>
    /// <returns>True when there are none.</returns>
    public bool Record(OutcomeLog log)
    {
        var isAsBefore = true;
        foreach (var root in _right)
        {
            if (Difference(root) is { } difference)
            {
                isAsBefore = false;
                log.Record(Input(root), number: -1, new Observation { Answer = Answers.Poisoned, Text = difference });
            }
        }

        return isAsBefore;
    }

    /// <summary>Records that reading them again hangs. May be called by another thread, because the one that reads does not come back.</summary>
    public void RecordHang(OutcomeLog log)
    {
        if (_right is [var first, ..])
        {
            log.Record(Input(first), number: -1, new Observation { Answer = Answers.Poisoned, Text = "reading it does not end any more" });
        }
    }

    private static ProbeInput Input(IRoot root) => ProbeInput.Reading(
        Probe, root.Model, () => "the golden payload, read again after all inputs of the section", root.GoldenPayload.ToArray, Expectation.MayBeAnything);

    private static string? Difference(IRoot root)
    {
        try
        {
            return root.FindDifference(root.MakeValue(), root.ReadObject(root.GoldenPayload.ToArray()));
        }
        catch (Exception exception)
        {
            return $"{exception.GetType().Name}: {exception.Message}";
        }
    }
}
