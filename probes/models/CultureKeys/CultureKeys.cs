using System.Globalization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCultureKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<CultureInfo, int>? Value { get; set; }
}
