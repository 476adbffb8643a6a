namespace Goldilocks.Probes.Models;

/// <summary>A member that the library must not look at, whatever its type.</summary>
[Contract]
public sealed partial class Without<T>
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public T? LeftOut { get; set; }
}

/// <summary>No library is told of a class that implements it.</summary>
public interface IStowaway;

/// <summary>It has no attribute, and it leads back to itself.</summary>
public sealed class Stowaway : IStowaway
{
    public Stowaway Self => this;
}
