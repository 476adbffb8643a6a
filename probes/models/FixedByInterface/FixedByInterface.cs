namespace Goldilocks.Probes.Models;

/// <summary>A reader must make the hold by its constructor, and then fill what the hold has made.</summary>
[Contract]
public sealed partial class Hold<TDeclared, TMade>
    where TMade : ICollection<int>, TDeclared, new()
{
    [Constructor]
    public Hold(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public TDeclared Cargo { get; } = new TMade();
}

/// <summary>The same without a parameter of its constructor.</summary>
[Contract]
public sealed partial class OpenHold<TDeclared, TMade>
    where TMade : ICollection<int>, TDeclared, new()
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public TDeclared Cargo { get; } = new TMade();
}
