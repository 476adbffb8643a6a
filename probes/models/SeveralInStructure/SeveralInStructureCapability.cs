using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that cannot choose and takes the default must say so.</summary>
public sealed class SeveralOfStructure() : RoundTripCapability<HasBracket>("C17.several-structure", "a structure whose members only its constructors set, of which there are two, without a mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasBracket Make() => new() { Value = new(11, 22) };

    protected override Judgement Judge(HasBracket read) => read.Value is { Low: 11, High: 22 } ? Judgement.Pass() : Judgement.Fail($"11 and 22 come back as {read.Value.Low} and {read.Value.High}, silently");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasBracketModel() : CapabilityModel<HasBracket>(Needs.ReadOnlyMembers);
