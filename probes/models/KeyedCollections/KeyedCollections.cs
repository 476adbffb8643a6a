namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasWardrobe
{
    [Member(First + 0), NamedMember]
    public Wardrobe? Value { get; set; }
}

/// <summary>It has no attribute of the library.</summary>
[Serializable]
public sealed class Wardrobe : System.Collections.ObjectModel.KeyedCollection<string, Garment>
{
    protected override string GetKeyForItem(Garment item) => item.Label ?? "";
}

[Contract]
public sealed partial class Garment
{
    [Member(First + 0), NamedMember]
    public string? Label { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
