using System.Text.RegularExpressions;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRegex
{
    [Member(First + 0), NamedMember]
    public Regex? Value { get; set; }
}
