using System.Globalization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCultureInfo
{
    [Member(First + 0), NamedMember]
    public CultureInfo? Value { get; set; }
}
