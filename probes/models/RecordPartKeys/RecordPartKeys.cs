namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRecordPartKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Route, int>? Value { get; set; }
}

[Contract]
public sealed partial record Route
{
    [Member(First + 0), NamedMember]
    public Halt? From { get; set; }

    [Member(First + 1), NamedMember]
    public Halt? To { get; set; }
}

[Contract]
public sealed partial record Halt
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
