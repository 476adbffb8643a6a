using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Without the constructor it is C25.initial-fixed-object. A reader that has all values before it makes the object fills nothing.</summary>
public sealed class FixedObjectBesideConstructor() : RoundTripCapability<Desk>("C25.fixed-object-constructor", "an object without a setter, which the class makes, beside a member that the constructor takes", "values")
{
    protected override bool IsOfConversion => true;

    protected override Desk Make()
    {
        var desk = new Desk(11);
        desk.Tray.Depth = 22;
        return desk;
    }

    protected override Judgement Judge(Desk read) => read switch
    {
        { Number: 11, Tray.Depth: 22 } => Judgement.Pass(),
        var desk => Judgement.Fail($"11 and 22 come back as {desk.Number} and {desk.Tray?.Depth.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null"}, silently"),
    };
}

/// <summary>The same with a list.</summary>
public sealed class FixedListBesideConstructor() : RoundTripCapability<WallShelf>("C25.fixed-list-constructor", "a list without a setter, which the class makes, beside a member that the constructor takes", "values")
{
    protected override bool IsOfConversion => true;

    protected override WallShelf Make()
    {
        var shelf = new WallShelf(11);
        shelf.Values.AddRange([3, 1, 2]);
        return shelf;
    }

    protected override Judgement Judge(WallShelf read) => read switch
    {
        { Number: 11, Values: [3, 1, 2] } => Judgement.Pass(),
        var shelf => Judgement.Fail($"11, and 3, 1, 2, come back as {shelf.Number}, and {(shelf.Values is null ? "null" : string.Join(", ", shelf.Values) is { Length: > 0 } values ? values : "nothing")}, silently"),
    };
}

/// <summary>The same with a dictionary.</summary>
public sealed class FixedMapBesideConstructor() : RoundTripCapability<PriceList>("C25.fixed-dictionary-constructor", "a dictionary without a setter, which the class makes, beside a member that the constructor takes", "values")
{
    protected override bool IsOfConversion => true;

    protected override PriceList Make()
    {
        var catalogue = new PriceList(11);
        catalogue.Entries.Add("one", 1);
        return catalogue;
    }

    protected override Judgement Judge(PriceList read) => read switch
    {
        { Number: 11, Entries: { Count: 1 } entries } when entries.GetValueOrDefault("one") == 1 => Judgement.Pass(),
        var catalogue => Judgement.Fail($"11, and an entry, come back as {catalogue.Number}, and {catalogue.Entries?.Count ?? 0} entries, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DeskModel() : CapabilityModel<Desk>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class WallShelfModel() : CapabilityModel<WallShelf>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PriceListModel() : CapabilityModel<PriceList>(Needs.ReadOnlyMembers | Needs.Dictionary);
