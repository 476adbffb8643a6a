namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Shelved
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    public int this[int index]
    {
        get => Number + index;
        set => Number = value - index;
    }
}
