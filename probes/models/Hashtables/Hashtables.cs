using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHashtable
{
    [Member(First + 0), NamedMember]
    public Hashtable? Value { get; set; }
}
