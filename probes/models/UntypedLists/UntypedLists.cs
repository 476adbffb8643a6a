using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUntypedList
{
    [Member(First + 0), NamedMember]
    public IList? Value { get; set; }
}
