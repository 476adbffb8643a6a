namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCabinet
{
    [Member(First + 0), NamedMember]
    public Cabinet<int>? Value { get; set; }
}

[Contract]
public sealed partial class Cabinet<T>
{
    public enum Wood
    {
        Pine,
        Oak,
    }

    [Member(First + 0), NamedMember]
    public List<Drawer>? Drawers { get; set; }

    [Member(First + 1), NamedMember]
    public Wood Kind { get; set; }

    /// <summary>It has the type of the class around it.</summary>
    [Contract]
    public sealed partial class Drawer
    {
        [Member(First + 0), NamedMember]
        public T? Load { get; set; }
    }
}
