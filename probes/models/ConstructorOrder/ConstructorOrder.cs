namespace Goldilocks.Probes.Models;

/// <summary>The parameters have the names of the members, and another order.</summary>
[Contract]
public sealed partial class Chest
{
    [Constructor]
    public Chest(int height, int width, int length)
    {
        Height = height;
        Width = width;
        Length = length;
    }

    [Member(First + 0), NamedMember]
    public int Length { get; }

    [Member(First + 1), NamedMember]
    public int Width { get; }

    [Member(First + 2), NamedMember]
    public int Height { get; }
}

/// <summary>The numbers of the members have another order than the parameters.</summary>
[Contract]
public sealed partial record Slab([property: Member(First + 1), NamedMember] int Above, [property: Member(First + 0), NamedMember] int Below);
