namespace Goldilocks.Probes.Models;

/// <summary>Its member holds a class of which the library was told nothing.</summary>
[Contract]
public sealed partial class Zoo
{
    [Member(First + 0), NamedMember]
    public Animal? Animal { get; set; }
}

[Contract]
public partial class Animal
{
    [Member(First + 0), NamedMember]
    public int Legs { get; set; }
}

/// <summary>No list and no attribute names it.</summary>
[Contract]
public sealed partial class Parrot : Animal
{
    [Member(First + 1), NamedMember]
    public string Words { get; set; } = "";
}
