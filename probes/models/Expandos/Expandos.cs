using System.Dynamic;

namespace Goldilocks.Probes.Models;

/// <summary>An object whose members are made at run time.</summary>
[Contract]
public sealed partial class HasExpando
{
    [Member(First + 0), NamedMember]
    public ExpandoObject? Value { get; set; }
}
