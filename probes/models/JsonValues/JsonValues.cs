using System.Text.Json.Nodes;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJsonValue
{
    [Member(First + 0), NamedMember]
    public JsonValue? Value { get; set; }
}
