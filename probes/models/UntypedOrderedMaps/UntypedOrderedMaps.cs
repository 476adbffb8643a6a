using System.Collections.Specialized;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUntypedOrderedMap
{
    [Member(First + 0), NamedMember]
    public OrderedDictionary? Value { get; set; }
}
