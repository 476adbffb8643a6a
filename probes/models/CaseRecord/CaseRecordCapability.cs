using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that finds the member of a parameter in any case finds two.</summary>
public sealed class CaseOfParameters() : RoundTripCapability<Ballast>("C17.other-case", "a record whose parameter has the name of another member in another case", "members")
{
    protected override bool IsOfConversion => true;

    protected override Ballast Make() => new(11) { Weight = 22 };

    protected override Judgement Judge(Ballast read) => read is { weight: 11, Weight: 22 } ? Judgement.Pass() : Judgement.Fail($"11 and 22 come back as {read.weight} and {read.Weight}, silently");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class BallastModel() : CapabilityModel<Ballast>(Needs.ReadOnlyMembers);
