namespace Goldilocks.Probes.Models;

/// <summary>Its member begins with a structure whose members are no defaults.</summary>
[Contract]
public sealed partial class HasInitialStirrup
{
    [Member(First + 0), NamedMember]
    public Stirrup Value { get; set; } = new() { Number = 7, Weight = 1.5, Ready = true, Text = "initial" };
}

/// <summary>The same member without an initial value.</summary>
[Contract]
public sealed partial class HasPlainStirrup
{
    [Member(First + 0), NamedMember]
    public Stirrup Value { get; set; }
}

/// <summary>It has no initial values itself.</summary>
[Contract]
public partial struct Stirrup
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public double Weight { get; set; }

    [Member(First + 2), NamedMember]
    public bool Ready { get; set; }

    [Member(First + 3), NamedMember]
    public string? Text { get; set; }
}
