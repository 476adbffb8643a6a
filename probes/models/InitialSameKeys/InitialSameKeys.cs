namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Gazette
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; } = new() { ["here"] = 7 };
}
