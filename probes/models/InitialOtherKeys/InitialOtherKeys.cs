namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Sundial
{
    [Member(First + 0), NamedMember]
    public Dictionary<double, int>? Value { get; set; } = new() { [0.5] = 7 };
}

[Contract]
public sealed partial class Hourglass
{
    [Member(First + 0), NamedMember]
    public Dictionary<Guid, int>? Value { get; set; } = new() { [Guid.Empty] = 7 };
}
