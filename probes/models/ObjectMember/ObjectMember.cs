namespace Goldilocks.Probes.Models;

/// <summary>A member that can hold whatever there is.</summary>
[Contract]
public sealed partial class Anything
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; }
}

[Contract]
public sealed partial class Something
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
