using System.Text;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRune
{
    [Member(First + 0), NamedMember]
    public Rune Value { get; set; }
}
