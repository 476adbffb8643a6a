using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasObservable
{
    [Member(First + 0), NamedMember]
    public ObservableCollection<int>? Value { get; set; }
}
