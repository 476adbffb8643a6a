namespace Goldilocks.Probes.Models;

/// <summary>Members with the numbers between were removed, as years of use bring it.</summary>
[Contract]
public sealed partial class Canister
{
    [Constructor]
    public Canister(int volume, string content) => (Volume, Content) = (volume, content);

    [Member(First + 3), NamedMember]
    public int Volume { get; }

    [Member(First + 10), NamedMember]
    public string Content { get; }
}
