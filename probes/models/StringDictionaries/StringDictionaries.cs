using System.Collections.Specialized;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasStringDictionary
{
    [Member(First + 0), NamedMember]
    public StringDictionary? Value { get; set; }
}
