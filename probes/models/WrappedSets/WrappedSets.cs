using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasWrappedSet
{
    [Member(First + 0), NamedMember]
    public ReadOnlySet<int>? Value { get; set; }
}
