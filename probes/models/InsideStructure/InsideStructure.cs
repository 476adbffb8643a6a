namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Archipelago
{
    [Member(First + 0), NamedMember]
    public Islet.Shore? Shore { get; set; }

    [Member(First + 1), NamedMember]
    public Lagoon.Reef? Reef { get; set; }

    [Member(First + 2), NamedMember]
    public Estuary.Delta? Delta { get; set; }
}

public readonly partial struct Islet
{
    [Contract]
    public sealed partial class Shore
    {
        [Member(First + 0), NamedMember]
        public int Length { get; set; }
    }
}

public partial record Lagoon(int Depth)
{
    [Contract]
    public sealed partial class Reef
    {
        [Member(First + 0), NamedMember]
        public int Width { get; set; }
    }
}

public static partial class Estuary
{
    [Contract]
    public sealed partial class Delta
    {
        [Member(First + 0), NamedMember]
        public int Arms { get; set; }
    }
}
