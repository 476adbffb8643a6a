namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Orchestra
{
    [Member(First + 0), NamedMember]
    public List<IInstrument>? List { get; set; }

    [Member(First + 1), NamedMember]
    public Dictionary<string, IInstrument>? Named { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Flute))]
[AnyDerived(11, typeof(Drum))]
[Child(10, typeof(Flute))]
[Child(11, typeof(Drum))]
public partial interface IInstrument;

[Contract]
public sealed partial class Flute : IInstrument
{
    [Member(First + 0), NamedMember]
    public int Keys { get; set; }
}

[Contract]
public sealed partial class Drum : IInstrument
{
    [Member(First + 0), NamedMember]
    public string? Skin { get; set; }
}
