using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Oarlock
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Metal { get; set; }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class OarlockMapModel() : CapabilityModel<Dictionary<string, Oarlock>>(Needs.Dictionary);
