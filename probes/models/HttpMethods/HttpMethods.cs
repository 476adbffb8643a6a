using System.Net.Http;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHttpMethod
{
    [Member(First + 0), NamedMember]
    public HttpMethod? Value { get; set; }
}
