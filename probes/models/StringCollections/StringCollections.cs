using System.Collections.Specialized;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasStringCollection
{
    [Member(First + 0), NamedMember]
    public StringCollection? Value { get; set; }
}
