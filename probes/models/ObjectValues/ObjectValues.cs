namespace Goldilocks.Probes.Models;

/// <summary>Names of an application, and values of any kind.</summary>
[Contract]
public sealed partial class HasObjects
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, object?>? Value { get; set; }
}
