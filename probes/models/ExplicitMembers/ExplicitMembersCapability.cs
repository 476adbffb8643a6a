using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Two members have one name where a library goes by interfaces or by private members.</summary>
public sealed class ExplicitMembers() : RoundTripCapability<Stub>("C20.explicit", "a class that implements a member of an interface explicitly, beside one of the same name", "members")
{
    protected override bool IsOfConversion => true;

    protected override Stub Make() => new() { Number = 11, Text = "here" };

    protected override Judgement Judge(Stub read) => read switch
    {
        { Number: 11, Text: "here" } => Judgement.Pass(),
        var stub => Judgement.Fail($"11 and here come back as {stub.Number} and {stub.Text ?? "null"}, silently"),
    };
}
