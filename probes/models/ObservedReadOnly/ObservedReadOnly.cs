using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasObservedReadOnly
{
    [Member(First + 0), NamedMember]
    public ReadOnlyObservableCollection<int>? Value { get; set; }
}
