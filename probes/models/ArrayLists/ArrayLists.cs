using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasArrayList
{
    [Member(First + 0), NamedMember]
    public ArrayList? Value { get; set; }
}
