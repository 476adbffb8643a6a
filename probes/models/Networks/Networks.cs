using System.Net;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNetwork
{
    [Member(First + 0), NamedMember]
    public IPNetwork Value { get; set; }
}
