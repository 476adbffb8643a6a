namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasInitial
{
    [Member(First + 0), NamedMember]
    public bool Enabled { get; set; } = true;

    [Member(First + 1), NamedMember]
    public int Number { get; set; } = 42;

    [Member(First + 2), NamedMember]
    public double Weight { get; set; } = 1.5;

    [Member(First + 3), NamedMember]
    public string? Text { get; set; } = "initial";

    [Member(First + 4), NamedMember]
    public int? Optional { get; set; } = 7;

    [Member(First + 5), NamedMember]
    public bool? Known { get; set; } = true;
}

[Contract]
public sealed partial class HasInitialList
{
    [Member(First + 0), NamedMember]
    public List<int>? Value { get; set; } = [7, 8];
}

[Contract]
public sealed partial class HasInitialArray
{
    [Member(First + 0), NamedMember]
    public int[]? Value { get; set; } = [7, 8];
}

[Contract]
public sealed partial class HasInitialBytes
{
    [Member(First + 0), NamedMember]
    public byte[]? Value { get; set; } = [7, 8];
}

[Contract]
public sealed partial class HasInitialEntries
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; } = new() { ["initial"] = 7 };
}
