namespace Goldilocks.Probes.Models;

/// <summary>No member is declared as it.</summary>
[Contract]
public partial class Building
{
    [Member(First + 0), NamedMember]
    public int Height { get; set; }
}

/// <summary>Both heights are data of the object, and have one name.</summary>
[Contract]
public sealed partial class Tower : Building
{
    [Member(First + 1), NamedMember]
    public new int Height { get; set; }

    /// <summary>What the base class has under that name. A method, so that no library takes it for a member.</summary>
    public int HeightOfBase() => base.Height;

    public Tower WithBase(int height)
    {
        base.Height = height;
        return this;
    }
}
