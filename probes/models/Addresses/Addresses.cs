using System.Net;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasAddress
{
    [Member(First + 0), NamedMember]
    public IPAddress? Value { get; set; }
}
