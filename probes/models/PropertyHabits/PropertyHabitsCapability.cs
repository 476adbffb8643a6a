using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that adds to what the getter gives adds to a copy.</summary>
public sealed class CopiedLists() : RoundTripCapability<Itinerary>("C25.copied-list", "a list behind a property whose getter gives a copy, and whose setter takes one", "values")
{
    protected override bool IsOfConversion => true;

    protected override Itinerary Make() => new() { Stops = [3, 1, 2], Number = 11 };

    protected override Judgement Judge(Itinerary read) => read switch
    {
        { Stops: [3, 1, 2], Number: 11 } => Judgement.Pass(),
        { Stops: [], Number: 11 } => Judgement.Fail("its elements are lost, silently"),
        var other => Judgement.Fail($"3, 1, 2 and 11 come back as {string.Join(", ", other.Stops)} and {other.Number}, silently"),
    };
}

/// <summary>An object in which nothing is set is another thing than no object.</summary>
public sealed class BareObjects() : RoundTripCapability<Cupboard>("C25.bare", "an object whose members are all null: in a member, a list and a dictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override Cupboard Make() => new() { Part = new(), Parts = [new(), new()], Named = new() { ["one"] = new() }, Number = 11 };

    protected override Judgement Judge(Cupboard read) => read switch
    {
        { Number: not 11 } => Judgement.Fail($"the number behind them, 11, comes back as {read.Number}, silently"),
        { Part: { Label: null, Size: null }, Parts: [{ Label: null, Size: null }, { Label: null, Size: null }], Named: { Count: 1 } named } when named.TryGetValue("one", out var drawer) && drawer is { Label: null, Size: null } => Judgement.Pass(),
        { Part: null } => Judgement.Fail("in a member it comes back as null, silently"),
        { Parts: not [not null, not null] } => Judgement.Fail("a list of two comes back with others, silently"),
        _ => Judgement.Fail("another value is read, silently"),
    };
}

/// <summary>A reader that puts its own collection in the place of the one that is there puts its own comparer there as well.</summary>
public sealed class InitialComparers() : ModelCapability("C24.initial-comparer", "a dictionary and a set that begin with a comparer that ignores case, written with other elements: is the comparer kept?", "values", typeof(Headers))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var headers = new Headers();
        headers.Values["Length"] = 11;
        headers.Names.Add("Length");
        var read = Attempt.RoundTrip(subject, headers);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Values: { Count: 1 } values, Names: { Count: 1 } names } when values.GetValueOrDefault("Length") == 11 && names.Contains("Length") => Judge(values.ContainsKey("length"), names.Contains("length")),
            _ => Judgement.Fail("other elements are read, silently"),
        };
    }

    private static Judgement Judge(bool ofDictionary, bool ofSet) => (ofDictionary, ofSet) switch
    {
        (true, true) => Judgement.Pass(),
        (false, false) => Judgement.Partial("both comparers are gone, which the class had set"),
        (false, true) => Judgement.Partial("the comparer of the dictionary is gone, which the class had set"),
        _ => Judgement.Partial("the comparer of the set is gone, which the class had set"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CupboardModel() : CapabilityModel<Cupboard>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HeadersModel() : CapabilityModel<Headers>(Needs.Dictionary);
