using System.Net;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCookie
{
    [Member(First + 0), NamedMember]
    public Cookie? Value { get; set; }
}
