using System.ComponentModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBindingList
{
    [Member(First + 0), NamedMember]
    public BindingList<int>? Value { get; set; }
}
