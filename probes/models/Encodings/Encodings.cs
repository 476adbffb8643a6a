using System.Text;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasEncoding
{
    [Member(First + 0), NamedMember]
    public Encoding? Value { get; set; }
}
