using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The classes implement one closed form of it.</summary>
public sealed class GenericInterfaces() : RoundTripCapability<Enquiry>("C15.generic", "a member is declared as a generic interface", "polymorphism")
{
    protected override Enquiry Make() => new() { Value = new LongReply { Words = "here", Pages = 22 }, Number = 11 };

    protected override Judgement Judge(Enquiry read) => read switch
    {
        { Value: LongReply { Words: "here", Pages: 22 }, Number: 11 } => Judgement.Pass(),
        { Value: LongReply reply } => Judgement.Fail($"here, 22 and 11 come back as {reply.Words ?? "null"}, {reply.Pages} and {read.Number}, silently"),
        { Value: var reply } => Judgement.Fail($"a LongReply comes back as {reply?.GetType().Name ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class EnquiryModel() : CapabilityModel<Enquiry>(Needs.Polymorphism);
