namespace Goldilocks.Probes.Models;

/// <summary>What an application keeps and fills again.</summary>
[Contract]
public sealed partial class Target
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public required string Name { get; set; }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }

    [Member(First + 3), NamedMember]
    public List<int>? Numbers { get; set; }
}
