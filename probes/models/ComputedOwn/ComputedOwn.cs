namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBearing
{
    [Member(First + 0), NamedMember]
    public Bearing? Value { get; set; }
}

[Contract]
public sealed partial class HasGradient
{
    [Member(First + 0), NamedMember]
    public Gradient Value { get; set; }
}

/// <summary>What it computes is never the same object, and computes another one itself. It has no attribute of the library.</summary>
[Serializable]
public sealed class Bearing
{
    public int East { get; set; }

    public int North { get; set; }

    public Bearing Turned => new() { East = North, North = -East };
}

/// <summary>The same as a structure.</summary>
[Serializable]
public struct Gradient
{
    public int Rise { get; set; }

    public int Run { get; set; }

    public readonly Gradient Turned => new() { Rise = Run, Run = -Rise };
}
