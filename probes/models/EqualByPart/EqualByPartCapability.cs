using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks for shared objects by their equality loses what the second has and the first has not.</summary>
public sealed class EqualByPart() : RoundTripCapability<PostOffice>("C11.equal-part", "two members hold two objects that are equal by their number, and have different texts", "graphs")
{
    protected override PostOffice Make() => new() { Left = new() { Number = 11, State = "sent" }, Right = new() { Number = 11, State = "lost" } };

    protected override Judgement Judge(PostOffice read) => read switch
    {
        { Left: { Number: 11, State: "sent" }, Right: { Number: 11, State: "lost" } } => Judgement.Pass(),
        _ => Judgement.Fail($"sent and lost come back as {read.Left?.State ?? "null"} and {read.Right?.State ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PostOfficeModel() : CapabilityModel<PostOffice>(Needs.SharedReferences);
