using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// Each way in which a class can differ from a plain one, where the class changes between the program that writes and the one that reads. src/Goldilocks.Models/Crossing makes both versions. What a library does to the
/// way without the change, and to the change of a plain class, is the answer of other questions. So a value counts only where both come back, and the reader's own version as well.
/// </summary>
/// <param name="id">Such as <c>C63.added</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract partial class ChangedWayCapability(string id, string question) : RootsCapability(id, question, "pairs")
{
    /// <summary>A class with no way at all.</summary>
    private const string Plain = "plain";

    private static readonly Lazy<ILookup<string, Change>> s_all = new(() =>
    {
        var all = new List<Change>();
        AddAll(all);
        return all.ToLookup(change => change.Crossing.Second!);
    });

    private IEnumerable<Change> Asked => s_all.Value[Id[(Id.IndexOf('.', StringComparison.Ordinal) + 1)..]];

    private OneRoot? PlainRoot => Asked.FirstOrDefault(change => change.Crossing.First == Plain)?.Crossing.Root;

    /// <inheritdoc/>
    protected sealed override IReadOnlyList<OneRoot> Roots =>
        [.. from change in Asked let way = change.Crossing.First where way != Plain let alone = CrossedCapability.AloneWith(way) where alone is not null
            select (change.Crossing.Root with { Name = CrossedCapability.WordsOf(way) }).Beyond([alone.Root, PlainRoot!, .. change.Reader is { } reader ? new[] { reader } : []])];

    /// <inheritdoc/>
    protected sealed override string? WhyNoneAsked(ISubject subject) =>
        PlainRoot is not { } plain ? "the program was built without these classes"
        : plain.WhyNotAsked(subject) is { } reason ? reason
        : plain.Try(subject) is { Degree: Degree.Lost or Degree.Refused } likeness ? $"a plain class does not come back from this change either: {likeness.What}"
        : null;

    static partial void AddAll(List<Change> all);

    private static Change Refused(string way, string change, string words, params string[] generated) => new(CrossedCapability.Refused(way, change, words, generated), null);

    /// <summary>A value of one version that is read as the other one.</summary>
    /// <param name="way">How the class differs from a plain one.</param>
    /// <param name="change">What changes, as in the identity of the question.</param>
    /// <param name="make">Makes the whole value that is written.</param>
    /// <param name="heldWritten">The object in it.</param>
    /// <param name="valuesWritten">The values of that object, with their names.</param>
    /// <param name="makeRead">Makes a value of the version that reads.</param>
    /// <param name="heldRead">The object in it.</param>
    /// <param name="valuesRead">Its values.</param>
    /// <param name="beside">Values that an object that was read must have, where they are others than those that were written.</param>
    /// <param name="missing">Values that it must have, and that the version that writes does not have.</param>
    private static Change Of<TWrittenRoot, TWritten, TReadRoot, TRead>(
        string way, string change, Func<TWrittenRoot> make, Func<TWrittenRoot, TWritten> heldWritten, Func<TWritten, (string Name, object? Value)[]> valuesWritten, Func<TReadRoot> makeRead, Func<TReadRoot, TRead> heldRead,
        Func<TRead, (string Name, object? Value)[]> valuesRead, (string Name, object? Value)[] beside, params (string Name, object? Value)[] missing)
        where TWrittenRoot : class
        where TReadRoot : class
    {
        (string Name, object? Value)[] written = [.. valuesWritten(heldWritten(make())), .. missing];
        var changed = new OneRoot("", subject => WhyNotTaken<TWrittenRoot>(subject) ?? WhyNotTaken<TReadRoot>(subject), subject =>
            Attempt.Write(subject, make()).Then(payload => Attempt.Read<TReadRoot>(subject, Versions.Rename(payload), typeof(TWrittenRoot))) is { Value: var read, Problem: var problem } && read is null ? Likeness.Refused(problem!)
            : Attempt.Of("looking at what was read", () => Alike(written, read)) is var compared && compared.Value is { } likeness ? likeness : Likeness.Lost(Attempt.Damaged(compared.Exception!)));
        var reader = new OneRoot("", WhyNotTaken<TReadRoot>, subject => ValueChecks.Like(subject, makeRead(), (own, read) => Alike(valuesRead(heldRead(own)), read)));
        return new Change(new Crossing(way, change, changed), reader);

        Likeness Alike((string Name, object? Value)[] given, TReadRoot? read) => CrossedCapability.Alike(given, read is not null && heldRead(read) is { } value ? valuesRead(value) : null, beside);
    }

    /// <summary>A way with a change.</summary>
    /// <param name="Crossing">The way, the change, and the value.</param>
    /// <param name="Reader">A value of the version that reads, without a change; null where there is none.</param>
    private sealed record Change(Crossing Crossing, OneRoot? Reader);
}

/// <summary>An old payload.</summary>
public sealed class EnlargedWays() : ChangedWayCapability("C63.added", "each way to write a class, with members that an old payload does not have");

/// <summary>An old reader.</summary>
public sealed class ReducedWays() : ChangedWayCapability("C63.removed", "each way to write a class, with members in the payload that the reader does not have");

/// <summary>A reader with another order.</summary>
public sealed class TurnedWays() : ChangedWayCapability("C63.reordered", "each way to write a class, with members that the reader declares in the other order");
