namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDuos
{
    [Member(First + 0), NamedMember]
    public Duo<int, string>? Plain { get; set; }

    [Member(First + 1), NamedMember]
    public Duo<Duo<int, int>, List<string>>? Nested { get; set; }

    [Member(First + 2), NamedMember]
    public Link<int>? Chain { get; set; }
}

[Contract]
public sealed partial class Duo<TLeft, TRight>
{
    [Member(First + 0), NamedMember]
    public TLeft? Left { get; set; }

    [Member(First + 1), NamedMember]
    public TRight? Right { get; set; }
}

/// <summary>A generic class with a member of itself.</summary>
[Contract]
public sealed partial class Link<T>
{
    [Member(First + 0), NamedMember]
    public T? Content { get; set; }

    [Member(First + 1), NamedMember]
    public Link<T>? Next { get; set; }
}
