namespace Goldilocks.Probes.Models;

/// <summary>A value with a set, whose order a writer may or may not keep.</summary>
[Contract]
public sealed partial class Vocabulary
{
    [Member(First + 0), NamedMember]
    public string Title { get; set; } = "";

    [Member(First + 1), NamedMember]
    public HashSet<string> Words { get; set; } = [];
}
