using System.Text;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasStringBuilder
{
    [Member(First + 0), NamedMember]
    public StringBuilder? Value { get; set; }
}
