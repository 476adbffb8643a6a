namespace Goldilocks.Probes.Models;

/// <summary>What a collection expression gives such members is a class of the compiler's.</summary>
[Contract]
public sealed partial class Printout
{
    [Member(First + 0), NamedMember]
    public IReadOnlyList<int>? Pages { get; set; }

    [Member(First + 1), NamedMember]
    public IReadOnlyCollection<string>? Names { get; set; }

    [Member(First + 2), NamedMember]
    public IEnumerable<int>? Marks { get; set; }
}
