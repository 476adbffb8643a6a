namespace Goldilocks.Probes.Models;

/// <summary>Its member begins with an object whose members are no defaults.</summary>
[Contract]
public sealed partial class HasInitialSaddle
{
    [Member(First + 0), NamedMember]
    public Saddle? Value { get; set; } = new() { Number = 7, Weight = 1.5, Ready = true, Text = "initial" };
}

/// <summary>The same member without an initial value.</summary>
[Contract]
public sealed partial class HasPlainSaddle
{
    [Member(First + 0), NamedMember]
    public Saddle? Value { get; set; }
}

/// <summary>It has no initial values itself.</summary>
[Contract]
public sealed partial class Saddle
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
