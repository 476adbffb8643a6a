using System.Net.Mail;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMailAddress
{
    [Member(First + 0), NamedMember]
    public MailAddress? Value { get; set; }
}
