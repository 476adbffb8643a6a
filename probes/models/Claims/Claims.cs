using System.Security.Claims;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasClaim
{
    [Member(First + 0), NamedMember]
    public Claim? Value { get; set; }
}
