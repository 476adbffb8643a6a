namespace Goldilocks.Probes.Models;

[Contract]
public partial class Labelled<T>
{
    [Member(First + 0), NamedMember]
    public T? Label { get; set; }

    [Member(First + 1), NamedMember]
    public List<T>? Others { get; set; }
}

[Contract]
public sealed partial class Bundle : Labelled<string>
{
    [Member(First + 2), NamedMember]
    public int Weight { get; set; }
}
