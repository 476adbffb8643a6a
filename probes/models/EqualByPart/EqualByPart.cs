namespace Goldilocks.Probes.Models;

/// <summary>Two members that hold two objects.</summary>
[Contract]
public sealed partial class PostOffice
{
    [Member(First + 0), NamedMember]
    public Parcel? Left { get; set; }

    [Member(First + 1), NamedMember]
    public Parcel? Right { get; set; }
}

/// <summary>Two of these are equal where their numbers are, as entities of a database are.</summary>
[Contract]
public sealed partial class Parcel : IEquatable<Parcel>
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? State { get; set; }

    public bool Equals(Parcel? other) => other?.Number == Number;

    public override bool Equals(object? obj) => Equals(obj as Parcel);

    public override int GetHashCode() => Number;
}
