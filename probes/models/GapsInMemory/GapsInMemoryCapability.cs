using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that copies a value as it lies in memory copies what lies in its gaps too: parts of other values, which then are in a payload that a stranger gets, and that is another each time.</summary>
public sealed class GapsInMemory() : ModelCapability("C43.gaps", "the payload of numbers that can be null, alone, in an array and in a list, has nothing of what lay on the stack before", "use", typeof(HasGaps))
{
    private static readonly DateTime s_date = new(2026, 7, 1, 12, 0, 0, DateTimeKind.Utc);

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        (string Name, HasGaps Root)[] roots =
        [
            ("an int?", new() { Int = 5 }),
            ("a long?", new() { Long = 5 }),
            ("a double?", new() { Double = 5 }),
            ("a decimal?", new() { Decimal = 5 }),
            ("a DateTime?", new() { Date = s_date }),
            ("an array of int?", new() { Array = [5] }),
            ("a list of long?", new() { List = [5] }),
        ];
        var written = roots.Where(root => Attempt.Write(subject, root.Root).Value is not null).ToArray();
        var changing = written.Where(root => StackFilling.Changes(() => subject.Write(root.Root)) == true).Select(root => root.Name).ToArray();
        return (written, changing) switch
        {
            ([], _) => Judgement.NotApplicable("C27 asks whether they are written: " + Attempt.Write(subject, roots[0].Root).Problem),
            (_, []) => Judgement.Pass(),
            _ => Judgement.Fail($"the payload of {string.Join(", ", changing)} changes with what lay on the stack"),
        };
    }
}

/// <summary>The call that is given a type copies the value out of an object first.</summary>
public sealed class GapsByType() : ModelCapability("C53.gaps", "written by a Type: the payload of a number that can be null has nothing of what lay on the stack before", "values", typeof(int?))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<int?>();
        object value = 5;
        return !root.TakesRunTimeTypes ? Judgement.NotApplicable("no call of the adapter is given a type that is known only at run time")
            : Attempt.Of("writing", () => root.WriteAs(value, typeof(int?))) is { Problem: { } problem } ? Judgement.NotApplicable("C53.number asks whether numbers are written: " + problem)
            : StackFilling.Changes(() => root.WriteAs(value, typeof(int?))) switch
            {
                null => Judgement.Pass("one value has other bytes each time, so that nothing can be said"),
                false => Judgement.Pass(),
                true => Judgement.Fail("its payload changes with what lay on the stack"),
            };
    }
}
