namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Worksheet
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, Term?>? Values { get; set; }
}

[Contract]
[Derived(10, typeof(NumberTerm))]
[Derived(11, typeof(SumTerm))]
public abstract partial class Term;

[Contract]
public sealed partial class NumberTerm : Term
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    public override string ToString() => $"{Number}";
}

[Contract]
public sealed partial class SumTerm : Term
{
    [Member(First + 0), NamedMember]
    public Term? Left { get; set; }

    [Member(First + 1), NamedMember]
    public Term? Right { get; set; }

    public override string ToString() => $"({Left?.ToString() ?? "null"} + {Right?.ToString() ?? "null"})";
}
