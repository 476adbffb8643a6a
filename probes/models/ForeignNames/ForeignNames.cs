namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Lettered
{
    [Member(First + 0), NamedMember]
    public int Größe { get; set; }

    [Member(First + 1), NamedMember]
    public int あああ { get; set; }

    [Member(First + 2), NamedMember]
    public int @class { get; set; }

    [Member(First + 3), NamedMember]
    public int value { get; set; }
}
