using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableStack
{
    [Member(First + 0), NamedMember]
    public ImmutableStack<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasConcurrentStack
{
    [Member(First + 0), NamedMember]
    public ConcurrentStack<int>? Value { get; set; }
}
