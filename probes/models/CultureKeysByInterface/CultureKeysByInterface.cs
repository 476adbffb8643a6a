using System.Globalization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCultureMaps
{
    [Member(First + 0), NamedMember]
    public IDictionary<CultureInfo, int>? Value { get; set; }

    [Member(First + 1), NamedMember]
    public IReadOnlyDictionary<CultureInfo, int>? ReadOnly { get; set; }
}
