namespace Goldilocks.Probes.Models;

/// <summary>A value with a dictionary, whose order a writer may or may not keep.</summary>
[Contract]
public sealed partial class Catalogue
{
    [Member(First + 0), NamedMember]
    public string Title { get; set; } = "";

    [Member(First + 1), NamedMember]
    public Dictionary<string, int> Pages { get; set; } = [];
}
