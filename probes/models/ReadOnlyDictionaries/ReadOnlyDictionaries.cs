using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasReadOnlyDictionary
{
    [Member(First + 0), NamedMember]
    public ReadOnlyDictionary<string, int>? Value { get; set; }
}
