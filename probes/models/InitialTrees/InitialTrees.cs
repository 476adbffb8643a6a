namespace Goldilocks.Probes.Models;

/// <summary>Where the library has a type for a piece of its format, the member begins with such a piece.</summary>
[Contract]
public sealed partial class HasInitialTree
{
#if TAKES_TREES
    [Member(First + 0), NamedMember]
    public OwnTree? Value { get; set; } = new OwnTree { ["initial"] = "7" };
#endif
}
