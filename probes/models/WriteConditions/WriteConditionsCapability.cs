using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that calls such methods is asked whether it finds all of them. One that calls none writes all members, which is right as well.</summary>
public sealed class MethodsThatSayNo() : ModelCapability("C20.should-serialize", "methods ShouldSerialize that say no: of the class of the member, and of a class that derives from it", "members", typeof(Leaflet), typeof(Brochure))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var leaflet = Attempt.RoundTrip(subject, new Leaflet { Draft = "draft", Title = "here" });
        var brochure = Attempt.RoundTrip(subject, new Brochure { Draft = "draft", Title = "here", Pages = 11 });
        return (leaflet.Value, brochure.Value) switch
        {
            (null, _) => Judgement.Fail(leaflet.Problem!),
            ({ Draft: "draft", Title: "here" }, _) => Judgement.NotApplicable("the library calls no such method"),
            ({ Title: not "here" }, _) => Judgement.Fail($"here comes back as {leaflet.Value.Title ?? "null"}, silently"),
            (_, null) => Judgement.Fail("in the derived class: " + brochure.Problem),
            (_, { Title: null, Pages: 11 }) => Judgement.NotApplicable("the members of a base class are lost (C17.base)"),
            (_, { Draft: "draft", Title: "here", Pages: 11 }) => Judgement.Partial("the method of a derived class about a member of its base class is not called: it is written"),
            (_, { Draft: null, Title: "here", Pages: 11 }) => Judgement.Pass(),
            var (_, other) => Judgement.Fail($"here and 11 come back as {other.Title ?? "null"} and {other.Pages}, silently"),
        };
    }
}

/// <summary>A library may take the bool for a word about the other member.</summary>
public sealed class Specified() : RoundTripCapability<Measure>("C20.specified", "a member beside a bool with its name and Specified behind it, which is false", "members")
{
    protected override bool IsOfConversion => true;

    protected override Measure Make() => new() { Width = 11 };

    protected override Judgement Judge(Measure read) => read switch
    {
        { Width: 11, WidthSpecified: false } => Judgement.Pass(),
        { Width: 0, WidthSpecified: false } => Judgement.Partial("11 comes back as 0: the library takes the bool for a word about the member and leaves it out"),
        var other => Judgement.Fail($"11 and false come back as {other.Width} and {other.WidthSpecified}, silently"),
    };
}
