using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null among the objects of a list. A format without null has to leave it out, make an object of it, or refuse.</summary>
public sealed class NullInListOfObjects() : GuestsCapability<HasGuestList>("C25.objects-list", "null among the objects of a list")
{
    protected override HasGuestList Of(Guest?[] guests) => new() { Value = [.. guests] };

    protected override IReadOnlyList<Guest?>? In(HasGuestList root) => root.Value;
}

/// <summary>Null among the objects of an array.</summary>
public sealed class NullInArrayOfObjects() : GuestsCapability<HasGuestArray>("C25.objects-array", "null among the objects of an array")
{
    protected override HasGuestArray Of(Guest?[] guests) => new() { Value = guests };

    protected override IReadOnlyList<Guest?>? In(HasGuestArray root) => root.Value;
}

/// <summary>Null among the values of a dictionary. Its keys say which value is which, whatever their order.</summary>
public sealed class NullInDictionaryOfObjects() : GuestsCapability<HasGuestMap>("C25.objects-dictionary", "null among the objects of a dictionary")
{
    private static readonly string[] s_keys = ["one", "two", "three"];

    protected override HasGuestMap Of(Guest?[] guests) => new() { Value = guests.Select((guest, at) => (Key: s_keys[at], Guest: guest)).ToDictionary(pair => pair.Key, pair => pair.Guest) };

    protected override IReadOnlyList<Guest?>? In(HasGuestMap root) => root.Value is { } value ? [.. s_keys.Where(value.ContainsKey).Select(key => value[key])] : null;
}

/// <summary>Objects with null at each place among them.</summary>
/// <typeparam name="TRoot">The class that holds them.</typeparam>
/// <param name="id">Such as <c>C25.objects-list</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class GuestsCapability<TRoot>(string id, string question) : ValuesCapability<TRoot>(id, question, "values") where TRoot : class
{
    protected override bool IsOfConversion => true;

    protected abstract TRoot Of(Guest?[] guests);

    protected abstract IReadOnlyList<Guest?>? In(TRoot root);

    protected override IEnumerable<(string Name, TRoot Root)> Make() => new Guest?[][]
    {
        [new() { Number = 1 }, null, new() { Number = 3 }],
        [null, new() { Number = 2 }],
        [new() { Number = 1 }, null],
        [null],
    }.Select(guests => (Show(guests), Of(guests)));

    protected override Likeness Compare(TRoot expected, TRoot actual) => (Show(In(expected)), Show(In(actual))) switch
    {
        var (given, read) when given == read => Likeness.Exact,
        var (_, read) => Likeness.Lost($"comes back as {read}"),
    };

    private static string Show(IEnumerable<Guest?>? guests) =>
        guests is null ? "null" : "[" + string.Join(", ", guests.Select(guest => guest?.Number.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null")) + "]";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasGuestMapModel() : CapabilityModel<HasGuestMap>(Needs.Dictionary);
