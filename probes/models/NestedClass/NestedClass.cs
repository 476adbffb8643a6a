namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Outer
{
    public enum Size
    {
        Small,
        Large,
    }

    [Member(First + 0), NamedMember]
    public Inner? Part { get; set; }

    [Member(First + 1), NamedMember]
    public Size Kind { get; set; }

    [Contract]
    public sealed partial class Inner
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }
}
