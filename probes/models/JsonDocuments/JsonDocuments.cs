using System.Text.Json;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJsonDocument
{
    [Member(First + 0), NamedMember]
    public JsonDocument? Value { get; set; }
}
