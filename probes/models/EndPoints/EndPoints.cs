using System.Net;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasEndPoint
{
    [Member(First + 0), NamedMember]
    public IPEndPoint? Value { get; set; }
}
