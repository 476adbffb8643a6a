namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBadge
{
    [Member(First + 0), NamedMember]
    public BadgeAttribute? Value { get; set; }
}

/// <summary>Its base class has a member that leads to a Type.</summary>
[Contract]
[AttributeUsage(AttributeTargets.Class)]
public sealed partial class BadgeAttribute : Attribute
{
    [Member(First + 0), NamedMember]
    public string? Name { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class HasSignal
{
    [Member(First + 0), NamedMember]
    public SignalEventArgs? Value { get; set; }
}

/// <summary>Its base class has no member at all.</summary>
[Contract]
public sealed partial class SignalEventArgs : EventArgs
{
    [Member(First + 0), NamedMember]
    public string? Name { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
