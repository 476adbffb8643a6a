using System.Text.Json;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJsonElement
{
    [Member(First + 0), NamedMember]
    public JsonElement Value { get; set; }
}
