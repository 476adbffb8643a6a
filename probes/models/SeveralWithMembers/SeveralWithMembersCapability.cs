using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The constructor that takes fewer members makes an object without the others.</summary>
public sealed class SeveralThatTakeMembers() : RoundTripCapability<BoardingPass>("C17.several-members", "a class whose members only its constructors set, of which one takes all and another one of them, without a mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override BoardingPass Make() => new(11, "here");

    protected override Judgement Judge(BoardingPass read) => read is { Number: 11, Text: "here" } ? Judgement.Pass() : Judgement.Fail($"11 and here come back as {read.Number} and {read.Text ?? "null"}, silently");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class BoardingPassModel() : CapabilityModel<BoardingPass>(Needs.ReadOnlyMembers);
