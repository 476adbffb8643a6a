namespace Goldilocks.Workloads;

/// <summary>The root: a list of an interface.</summary>
[Contract]
public sealed partial class Shipment
{
    [Member(First + 0)]
    public List<IParcel> Parcels { get; set; } = null!;
}

/// <summary>Two classes can stand where it is declared.</summary>
[Interface]
[AnyDerived(10, typeof(Letter))]
[AnyDerived(11, typeof(Crate))]
[Child(10, typeof(Letter))]
[Child(11, typeof(Crate))]
public partial interface IParcel;

[Contract]
public sealed partial class Letter : IParcel
{
    [Member(First + 0), NamedMember]
    public string Text { get; set; } = "";

    /// <summary>Computed: a library that writes it must not read it back.</summary>
    [NotMember]
    public int Length => Text.Length;
}

[Contract]
public sealed partial class Crate : IParcel
{
    [Constructor]
    public Crate(int grams) => Grams = grams;

    [Member(First + 0)]
    public int Grams { get; }

    [Member(First + 1), Included]
    public int Seals { get; private set; }

    public Crate Seal()
    {
        Seals++;
        return this;
    }
}
