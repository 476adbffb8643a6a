using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasReadOnlyCollection
{
    [Member(First + 0), NamedMember]
    public ReadOnlyCollection<int>? Value { get; set; }
}
