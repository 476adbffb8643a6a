namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Enquiry
{
    [Member(First + 0), NamedMember]
    public IReply<string>? Value { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

[Interface]
[AnyDerived(10, typeof(ShortReply))]
[AnyDerived(11, typeof(LongReply))]
[Child(10, typeof(ShortReply))]
[Child(11, typeof(LongReply))]
public partial interface IReply<T>
{
    T? Words { get; set; }
}

[Contract]
public sealed partial class ShortReply : IReply<string>
{
    [Member(First + 0), NamedMember]
    public string? Words { get; set; }
}

[Contract]
public sealed partial class LongReply : IReply<string>
{
    [Member(First + 0), NamedMember]
    public string? Words { get; set; }

    [Member(First + 1), NamedMember]
    public int Pages { get; set; }
}
