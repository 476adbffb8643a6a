#if TAKES_STAND_INS
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An object of a plain class stands in its place in a payload.</summary>
[ConvertedBy(typeof(StandIn<Wagon, WagonLoad>))]
public sealed class Wagon : IStandIn<Wagon, WagonLoad>
{
    private readonly int _tons;

    public Wagon(int tons) => _tons = tons;

    // A library that has no converters calls these operators instead of the methods.
    public static implicit operator WagonLoad?(Wagon? value) => value?.ToStandIn();

    public static implicit operator Wagon?(WagonLoad? value) => value is null ? null : OfStandIn(value);

    public static Wagon OfStandIn(WagonLoad value) => new(value.Tons);

    public WagonLoad ToStandIn() => new() { Tons = _tons };

    public override string ToString() => $"<{_tons}>";
}

[Contract]
public sealed partial class WagonLoad
{
    [Member(First + 0), NamedMember]
    public int Tons { get; set; }
}

/// <summary>What stands in its place is of a class that derives from the one that the converter names.</summary>
[ConvertedBy(typeof(StandIn<Lorry, Haul>))]
public sealed class Lorry : IStandIn<Lorry, Haul>
{
    private readonly Haul _haul;

    public Lorry(Haul haul) => _haul = haul;

    // A library that has no converters calls these operators instead of the methods.
    public static implicit operator Haul?(Lorry? value) => value?.ToStandIn();

    public static implicit operator Lorry?(Haul? value) => value is null ? null : OfStandIn(value);

    public static Lorry OfStandIn(Haul value) => new(value);

    public Haul ToStandIn() => _haul;

    public override string ToString() => _haul switch
    {
        Timber timber => $"<timber of {timber.Tons} and {timber.Length}>",
        Straw straw => $"<straw of {straw.Tons} and {straw.Bales}>",
        var other => $"<{other.GetType().Name}>",
    };
}

[Contract]
[Derived(10, typeof(Timber))]
[Derived(11, typeof(Straw))]
public abstract partial class Haul
{
    [Member(First + 0), NamedMember]
    public int Tons { get; set; }
}

[Contract]
public sealed partial class Timber : Haul
{
    [Member(First + 1), NamedMember]
    public int Length { get; set; }
}

[Contract]
public sealed partial class Straw : Haul
{
    [Member(First + 1), NamedMember]
    public int Bales { get; set; }
}

[Contract]
public sealed partial class HasWagon
{
    [Member(First + 0), NamedMember]
    public Wagon? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Wagon>? List { get; set; }
}

[Contract]
public sealed partial class HasLorry
{
    [Member(First + 0), NamedMember]
    public Lorry? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Lorry>? List { get; set; }
}
#endif
