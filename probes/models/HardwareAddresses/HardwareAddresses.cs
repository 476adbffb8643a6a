using System.Net.NetworkInformation;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHardwareAddress
{
    [Member(First + 0), NamedMember]
    public PhysicalAddress? Value { get; set; }
}
