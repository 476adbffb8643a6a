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
        return Gaps.Judge("C27 asks whether they are written: ", Array.ConvertAll(roots, root => (root.Name, (Func<byte[]>)(() => subject.Write(root.Root)))));
    }
}

/// <summary>The call that is given a type copies the value out of an object first.</summary>
public sealed class GapsByType() : ModelCapability("C53.gaps", "written by a Type: the payload of a number that can be null has nothing of what lay on the stack before", "values", typeof(int?))
{
    private static readonly DateTime s_date = new(2026, 7, 1, 12, 0, 0, DateTimeKind.Utc);

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<int?>();
        (string Name, object Value, Type Type)[] values =
        [
            ("an int?", 5, typeof(int?)),
            ("a long?", 5L, typeof(long?)),
            ("a double?", 5.0, typeof(double?)),
            ("a decimal?", 5m, typeof(decimal?)),
            ("a DateTime?", s_date, typeof(DateTime?)),
            ("a short?", (short)5, typeof(short?)),
        ];
        return root.TakesRunTimeTypes
            ? Gaps.Judge("C53.number asks whether numbers are written: ", Array.ConvertAll(values, value => (value.Name, (Func<byte[]>)(() => root.WriteAs(value.Value, value.Type)))))
            : Judgement.NotApplicable("no call of the adapter is given a type that is known only at run time");
    }
}

file static class Gaps
{
    public static Judgement Judge(string otherQuestion, (string Name, Func<byte[]> Write)[] all)
    {
        var tried = Array.ConvertAll(all, one => (one.Name, Attempt: Attempt.Of("writing", () => StackFilling.Changes(one.Write) ? one.Name : "")));
        var changing = tried.Where(one => one.Attempt.Value is { Length: > 0 }).ToList();
        return tried.All(one => one.Attempt.Value is null) ? Judgement.NotApplicable(otherQuestion + tried[0].Attempt.Problem)
            : changing.Count == 0 ? Judgement.Pass()
            : Judgement.Fail("what lay on the stack changes the payload of " + string.Join(", ", changing.Select(one => one.Name)));
    }
}
