namespace Goldilocks.Probes.Models;

/// <summary>Its second constructor takes one member, and another member has a setter of its own class only.</summary>
[Contract]
public sealed partial class Cartridge
{
    public Cartridge()
    {
    }

    public Cartridge(string label) => Label = label;

    [Member(First + 0), NamedMember]
    public string? Label { get; set; }

    [Member(First + 1), Included]
    public int Shots { get; private set; }

    public Cartridge Load(int shots)
    {
        Shots = shots;
        return this;
    }
}
