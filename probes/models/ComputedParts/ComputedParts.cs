namespace Goldilocks.Probes.Models;

/// <summary>A part that its owner holds once and gives out under two names.</summary>
[Contract]
public sealed partial class Grove
{
    [Member(First + 0), NamedMember]
    public List<int>? Trees { get; set; }
}

/// <summary>What is computed has no attribute that a library of names wants.</summary>
[Contract]
public sealed partial class Orchard
{
    [Member(First + 0), NamedMember]
    public Grove? Oldest { get; set; }

    [Member(First + 1)]
    public Grove? Shown => Oldest;
}

[Contract]
public sealed partial class Avenue
{
    [Member(First + 0), NamedMember]
    public List<Grove>? Groves { get; set; }

    [Member(First + 1)]
    public Grove? Nearest => Groves?.FirstOrDefault();
}

[Contract]
public sealed partial class Hedgerow
{
    [Member(First + 0), NamedMember]
    public List<int>? Trees { get; set; }

    [Member(First + 1)]
    public List<int>? Shown => Trees;
}
