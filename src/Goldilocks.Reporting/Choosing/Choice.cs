namespace Goldilocks.Reporting.Choosing;

/// <summary>The answer, with its reasons.</summary>
/// <param name="Wishes">The reader's wishes.</param>
/// <param name="Counted">The places that count.</param>
/// <param name="Baselines">What ratios are taken to; one for most runs.</param>
/// <param name="Eligible">All that meet every requirement, the choice first; empty when nothing fits.</param>
/// <param name="Separation">The difference between the choice and the runner-up; null with fewer than two.</param>
/// <param name="Frontier">Labels of eligible candidates that no other eligible one beats in both time and size.</param>
/// <param name="Excluded">Those that fail a requirement, the fastest first.</param>
/// <param name="Unknown">Those with an unknown verdict, the fastest first.</param>
/// <param name="NearestMiss">When nothing fits: the candidate with the fewest obstacles; otherwise null.</param>
/// <param name="From">The effect of moving away from today's serializer; null when none was named.</param>
/// <param name="Origin">What was measured, where and when, a sentence each.</param>
public sealed record Choice(
    Wishes Wishes,
    IReadOnlyList<Place> Counted,
    IReadOnlyList<string> Baselines,
    IReadOnlyList<Judged> Eligible,
    Separation? Separation,
    IReadOnlyList<string> Frontier,
    IReadOnlyList<Judged> Excluded,
    IReadOnlyList<Judged> Unknown,
    Judged? NearestMiss,
    Move? From,
    IReadOnlyList<string> Origin)
{
    /// <summary>False where no constraint was asked: then there is nothing to choose by, and the answer is a ranking.</summary>
    public bool IsAsked => Wishes.All.Count > 1;

    /// <summary>The command, without the name of the program, that writes a project with the choice; null where there is none.</summary>
    public IReadOnlyList<string>? Adopt { get; init; }

    /// <summary>Why no command writes one, as a sentence; null where one does, and where nothing was chosen.</summary>
    public string? WhyNoProject { get; init; }

    /// <summary>The choice; null when nothing fits.</summary>
    public Judged? Chosen => Eligible.Count > 0 ? Eligible[0] : null;

    /// <summary>Second best; null when there is none.</summary>
    public Judged? RunnerUp => Eligible.Count > 1 ? Eligible[1] : null;
}

/// <summary>What moving from today's serializer to the choice would change.</summary>
/// <param name="From">Today's.</param>
/// <param name="Gain">Null when it is not known.</param>
/// <param name="WhyNot">Why the gain is not known, as a clause; null when it is.</param>
/// <param name="Lost">Requirements that today's serializer meets and the choice does not.</param>
public sealed record Move(Judged From, Gain? Gain, string? WhyNot, IReadOnlyList<Verdict> Lost);

/// <summary>Changes as shares: -0.3 is 30 % less.</summary>
/// <param name="Time">Of a write and its reads.</param>
/// <param name="Size">Of the payload.</param>
/// <param name="Allocation">Of a write and its reads.</param>
public sealed record Gain(double Time, double Size, double Allocation)
{
    /// <summary>Between two scores.</summary>
    /// <param name="old">Of today's serializer.</param>
    /// <param name="now">Of the choice.</param>
    public static Gain Between(Score old, Score now) =>
        new((now.Time / old.Time) - 1, (now.Size / old.Size) - 1, old.Allocation == 0 ? 0 : (now.Allocation / old.Allocation) - 1);
}
