using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>A capability that takes gigabytes. On a machine that has fewer it is not tried, because the system would end some other process.</summary>
/// <param name="id">Such as <c>C39.bytes</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="memoryBytes">Memory that a library with copies of its own may take.</param>
/// <param name="root">The root that holds the value.</param>
/// <param name="share">How much of the value is made, from 0 to 1. Less than 1 is for tests of how it is judged.</param>
public abstract class LargeCapability(string id, string question, long memoryBytes, Type root, double share) : ModelCapability(id, question, "large", root)
{
    private const double Mega = 1e6;
    private const double Giga = 1e9;

    /// <inheritdoc/>
    public override long HeavyBytes { get; } = (long)(memoryBytes * share);

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        // The limit of memory counts what an earlier one left and no one uses any more, and the collector does not know of it.
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        var available = GC.GetGCMemoryInfo().TotalAvailableMemoryBytes;
        return available < HeavyBytes
            ? Judgement.NotApplicable(string.Create(CultureInfo.InvariantCulture, $"it may take {HeavyBytes / Giga:0} GB of memory, and this machine has {available / Giga:0.#}"))
            : TryMade(subject);
    }

    private Judgement TryMade(ISubject subject)
    {
        try
        {
            return TryLarge(subject);
        }
        catch (OutOfMemoryException exception)
        {
            // What the library throws is caught where it is called, so this is from the making of the value.
            return Judgement.NotApplicable("the value could not be made: " + exception.Message);
        }
    }

    /// <summary>The share of a whole number that is made.</summary>
    protected int Share(int whole) => (int)(whole * share);

    /// <summary>Tries it where there is enough memory.</summary>
    protected abstract Judgement TryLarge(ISubject subject);

    /// <summary>A size in words.</summary>
    protected static string Megabytes(long bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes / Mega:0} MB");

    /// <summary>
    /// Judges an exception: of a decision it is less than the value, and of an accident, such as a number that overflowed, it is a failure. So is want of memory that the exception does not tell of: what a writer throws
    /// when it is closed after that hides it.
    /// </summary>
    protected static Judgement Refused<T>(Attempt<T> attempt) where T : class =>
        MemoryRefusals.IsRefused && !MemoryRefusals.IsIn(attempt.Exception) ? Judgement.Fail("memory ran out, and " + attempt.Problem)
        : attempt is { IsClean: true, Exception: not OverflowException } ? Judgement.Partial(attempt.Problem!)
        : Judgement.Fail(attempt.Problem!);
}
