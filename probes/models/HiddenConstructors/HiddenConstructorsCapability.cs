using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that looks at public constructors alone finds one, and cannot tell what its parameter is.</summary>
public sealed class InternalConstructors() : RoundTripCapability<Freehold>("C17.internal-constructor", "a class with an internal constructor without parameters and a public one, whose parameter is no member, without a mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override Freehold Make() => new("here") { Number = 11 };

    protected override Judgement Judge(Freehold read) => HiddenConstructors.Judge(read.Number, read.Owner);
}

/// <summary>The same with one that derived classes may call.</summary>
public sealed class ProtectedConstructors() : RoundTripCapability<Leasehold>("C17.protected-constructor", "a class with a protected constructor without parameters and a public one, whose parameter is no member, without a mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override Leasehold Make() => new("here") { Number = 11 };

    protected override Judgement Judge(Leasehold read) => HiddenConstructors.Judge(read.Number, read.Owner);
}

/// <summary>What became of 11 and of what the public constructor made of its parameter.</summary>
internal static class HiddenConstructors
{
    public static Judgement Judge(int number, string? owner) => (number, owner) is (11, "bought of here")
        ? Judgement.Pass()
        : Judgement.Fail($"11 and bought of here come back as {number} and {owner ?? "null"}, silently");
}
