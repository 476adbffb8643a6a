using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What was written is of the base class. A reader may make the derived class of it, and may refuse; what it must not do is to lose the rest.</summary>
public sealed class MemberNarrowed() : VersionCapability<V1.Jetty, V2.Jetty>("C05.derived", "a member's class became a class derived from it")
{
    protected override bool IsOfConversion => true;

    protected override V1.Jetty Make() => new() { Value = new() { Number = 11 }, Behind = 22 };

    protected override Judgement Judge(V2.Jetty read) => read switch
    {
        { Value: { Number: 11, Text: null }, Behind: 22 } => Judgement.Pass(),
        _ => Judgement.Fail($"11 and 22 come back as {(read.Value is { } value ? $"{value.Number}" : "null")} and {read.Behind}, silently"),
    };
}

/// <summary>The other way: the derived class is one of the base class.</summary>
public sealed class MemberWidened() : VersionCapability<V2.Jetty, V1.Jetty>("C05.base", "a member's class became its base class")
{
    protected override bool IsOfConversion => true;

    protected override V2.Jetty Make() => new() { Value = new() { Number = 11, Text = "here" }, Behind = 22 };

    protected override Judgement Judge(V1.Jetty read) => read switch
    {
        { Value: Sailer { Number: 11, Text: "here" }, Behind: 22 } => Judgement.Pass(),
        { Value.Number: 11, Behind: 22 } => Judgement.Partial("what the base class has is kept, and the rest is lost"),
        _ => Judgement.Fail($"11 and 22 come back as {(read.Value is { } value ? $"{value.Number}" : "null")} and {read.Behind}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class WideJettyModel() : CapabilityModel<V1.Jetty>(Needs.Polymorphism);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class NarrowJettyModel() : CapabilityModel<V2.Jetty>(Needs.Polymorphism);
