namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Watchbook
{
    [Member(First + 0), NamedMember]
    public List<Sighting>? Values { get; set; }
}

[Contract]
[Derived(10, typeof(WhaleSighting))]
[Derived(11, typeof(FogSighting))]
public abstract partial record Sighting([property: Member(First + 0), NamedMember] int Hour);

[Contract]
public sealed partial record WhaleSighting(int Hour, [property: Member(First + 1), NamedMember] string? Kind) : Sighting(Hour);

[Contract]
public sealed partial record FogSighting(int Hour) : Sighting(Hour);
