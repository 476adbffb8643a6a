namespace Goldilocks.Probes.Models;

/// <summary>No other question uses these classes, so that this one decides which is used first.</summary>
[Contract]
public sealed partial class Hamper
{
    [Member(First + 0), NamedMember]
    public Crop? Value { get; set; }
}

[Contract]
[Derived(10, typeof(Plum))]
[Derived(11, typeof(Quince))]
public partial class Crop
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Plum : Crop
{
    [Member(First + 1), NamedMember]
    public string Text { get; set; } = "";
}

[Contract]
public sealed partial class Quince : Crop
{
    [Member(First + 1), NamedMember]
    public int Weight { get; set; }
}
