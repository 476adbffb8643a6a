namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCells
{
    [Member(First + 0), NamedMember]
    public Pigeonhole<double> Filled { get; set; }

    [Member(First + 1), NamedMember]
    public Pigeonhole<string> Text { get; set; }
}

[Contract]
public partial struct Pigeonhole<T>
{
    [Member(First + 0), NamedMember]
    public int Row { get; set; }

    [Member(First + 1), NamedMember]
    public T? Content { get; set; }
}
