namespace Goldilocks.Probes.Models;

/// <summary>With a number it holds numbers only, so that a library may copy its memory.</summary>
[Contract]
public partial struct Sounding<TUnit>
{
    [Member(First + 0), NamedMember]
    public int Place { get; set; }

    [Member(First + 1), NamedMember]
    public TUnit? Depth { get; set; }
}
