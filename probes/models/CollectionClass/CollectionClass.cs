using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCollectionClass
{
    [Member(First + 0), NamedMember]
    public Collection<int>? Value { get; set; }
}
