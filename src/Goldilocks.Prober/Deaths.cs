namespace Goldilocks.Prober;

/// <summary>The inputs of a section that ended a process, and which others are left out for that: every death costs a process.</summary>
/// <param name="most">After so many, nothing of the section is tried any more.</param>
internal sealed class Deaths(int most)
{
    /// <summary>A variant that dies of three inputs of a kind dies of the fourth.</summary>
    private const int MostOfAKind = 3;

    private readonly Dictionary<(string Probe, ModelName Model, int Stack), int> _counts = [];
    private readonly Dictionary<string, int> _deadly = [];
    private readonly Dictionary<string, int> _endless = [];
    private readonly Dictionary<string, (int Weight, int Stack)> _hung = [];
    private readonly Dictionary<string, (int Weight, int Stack)> _overflowed = [];
    private readonly Dictionary<string, int> _unmakeable = [];
    private int _count;

    /// <summary>An input ended its process, or took all memory when it was made.</summary>
    /// <param name="input">The input.</param>
    /// <param name="end">What <see cref="OutcomeLog.EndOf"/> says.</param>
    public void Add(ProbeInput input, string end)
    {
        if (end == Answers.OutOfMemoryMaking)
        {
            AddTo(_unmakeable, input.MakingRung);
            return;
        }

        _count++;
        _counts[Kind(input)] = _counts.GetValueOrDefault(Kind(input)) + 1;
        if (end is Answers.DiedMaking or Answers.HungMaking)
        {
            AddTo(_unmakeable, input.MakingRung);
        }
        else
        {
            // What hangs on a slow machine ends in time on a fast one, and there a heavier one may end the process. So that both machines come to the same, one more is tried on this stack.
            if (end == Answers.Hung && input.RungOnAnyStack is { } rung && _hung.TryAdd(rung.Ladder, (rung.Weight, input.StackBytes)))
            {
                return;
            }

            AddTo(_deadly, input.Rung);
            if (end == Answers.Died && input.RungOnAnyStack is { } deadly)
            {
                _overflowed.TryAdd(deadly.Ladder, (deadly.Weight, input.StackBytes));
            }

            if (end is Answers.Hung or Answers.DiedOfMemory)
            {
                AddTo(_endless, input.RungOnAnyStack);
            }
        }
    }

    /// <summary>The answer that stands for an input which is not tried; null for one that is.</summary>
    public string? WhyLeftOut(ProbeInput input) =>
        IsAsHeavyAsOneOf(_deadly, input.Rung) || IsAsHeavyAsOneOf(_endless, input.RungOnAnyStack) || HungOnAnotherStack(input) || OverflowsAnotherStack(input) ? Answers.Implied
        : _count >= most || _counts.GetValueOrDefault(Kind(input)) >= MostOfAKind || IsAsHeavyAsOneOf(_unmakeable, input.MakingRung) ? Answers.LeftOut
        : null;

    private bool HungOnAnotherStack(ProbeInput input) =>
        input.RungOnAnyStack is { } rung && _hung.TryGetValue(rung.Ladder, out var hung) && rung.Weight >= hung.Weight && input.StackBytes != hung.Stack;

    /// <summary>Ten times the depth on five times the stack: each level takes as much of it as before.</summary>
    private bool OverflowsAnotherStack(ProbeInput input) => input.RungOnAnyStack is { } rung && _overflowed.TryGetValue(rung.Ladder, out var overflowed)
        && input.StackBytes != overflowed.Stack && (long)rung.Weight * overflowed.Stack >= (long)overflowed.Weight * input.StackBytes;

    private static (string Probe, ModelName Model, int Stack) Kind(ProbeInput input) => (input.Probe, input.Model, input.StackBytes);

    private static void AddTo(Dictionary<string, int> lightest, Rung? rung)
    {
        if (rung is { } known)
        {
            lightest[known.Ladder] = Math.Min(known.Weight, lightest.GetValueOrDefault(known.Ladder, int.MaxValue));
        }
    }

    private static bool IsAsHeavyAsOneOf(Dictionary<string, int> lightest, Rung? rung) => rung is { } known && lightest.TryGetValue(known.Ladder, out var weight) && known.Weight >= weight;
}
