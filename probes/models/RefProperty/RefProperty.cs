namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Gearbox
{
    private int _gear;

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    /// <summary>For code that changes it in place. It has no setter, and no type that a value could be of.</summary>
    public ref int Gear => ref _gear;
}
