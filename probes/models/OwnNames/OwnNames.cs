#pragma warning disable CA1707, IDE1006 // The names of the members are what is asked about.
namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOwnNames
{
    [Member(First + 0), NamedMember]
    public string _t { get; set; } = "";

    [Member(First + 1), NamedMember]
    public string __type { get; set; } = "";

    [Member(First + 2), NamedMember]
    public string __meta { get; set; } = "";

    [Member(First + 3), NamedMember]
    public string _id { get; set; } = "";

    [Member(First + 4), NamedMember]
    public string Type { get; set; } = "";
}
