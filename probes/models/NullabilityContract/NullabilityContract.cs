namespace Goldilocks.Probes.Models;

/// <summary>Its first member must not be null, says the language.</summary>
[Contract]
public sealed partial class Named
{
    [Member(First + 0), NamedMember]
    public string Name { get; set; } = "";

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
