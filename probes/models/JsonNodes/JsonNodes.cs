using System.Text.Json.Nodes;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJsonNode
{
    [Member(First + 0), NamedMember]
    public JsonNode? Value { get; set; }
}
