using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that goes by IList makes a list, which is no such interface.</summary>
public sealed class ListsByOwnInterface() : UnmarkedCapability<HasPage>("C24.own-interface-list", "a member declared as an interface of the program that is an IList and has a member", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPage Root)> Make() => [("three numbers and a text", new() { Value = Filled() })];

    private static Page Filled()
    {
        var page = new Page { Next = "here" };
        page.AddRange([3, 1, 2]);
        return page;
    }

    protected override Likeness Compare(HasPage expected, HasPage actual) => (Likeness.OfOrder(expected.Value!, actual.Value), actual.Value?.Next) switch
    {
        ({ Degree: Degree.Exact }, "here") => Likeness.Exact,
        ({ Degree: Degree.Exact }, _) => Likeness.Lost("its elements come back and its member does not, silently"),
        var (elements, _) => elements,
    };
}

/// <summary>The same of a dictionary.</summary>
public sealed class DictionariesByOwnInterface() : UnmarkedCapability<HasConcordance>("C24.own-interface-dictionary", "a member declared as an interface of the program that is an IDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasConcordance Root)> Make() => [("two entries", new() { Value = new Concordance { ["a"] = 1, ["b"] = 2 } })];

    protected override Likeness Compare(HasConcordance expected, HasConcordance actual) => actual.Value is null
        ? Likeness.Lost("it comes back as null")
        : Likeness.OfEqual(ValueChecks.Bracketed(expected.Value!.OrderBy(entry => entry.Key)), ValueChecks.Bracketed(actual.Value.OrderBy(entry => entry.Key)));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasPageModel() : CapabilityModel<HasPage>(Needs.Polymorphism);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasConcordanceModel() : CapabilityModel<HasConcordance>(Needs.Polymorphism | Needs.Dictionary);
