using System.Collections.Specialized;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullNames
{
    [Member(First + 0), NamedMember]
    public NameValueCollection? Value { get; set; }
}
