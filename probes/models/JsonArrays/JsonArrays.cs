using System.Text.Json.Nodes;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJsonArray
{
    [Member(First + 0), NamedMember]
    public JsonArray? Value { get; set; }
}
