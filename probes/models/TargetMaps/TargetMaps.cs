namespace Goldilocks.Probes.Models;

/// <summary>An application keeps it and reads the news into it.</summary>
[Contract]
public sealed partial class Atlas
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; }
}

[Contract]
public sealed partial class Turnstile
{
    [Member(First + 0), NamedMember]
    public Dictionary<double, int>? Value { get; set; }
}
