using System.Text.Json.Nodes;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJsonObject
{
    [Member(First + 0), NamedMember]
    public JsonObject? Value { get; set; }
}
