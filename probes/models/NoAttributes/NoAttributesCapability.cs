using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A class as applications have it, without a line for the library.</summary>
public sealed class NoAttributes() : ModelCapability("C20.unlisted", "a class without an attribute and without a registration", "members", typeof(Unlisted))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Unlisted { Number = 11, Text = "here" });
        return read.Value is { Number: 11, Text: "here" } ? Judgement.Pass() : Judgement.Fail(read.Problem ?? "its values are lost, silently");
    }
}

/// <summary>The same, where the program lists the class for a generator.</summary>
public sealed class OnlyListed() : ModelCapability("C20.listed", "a class without an attribute that the program lists", "members", typeof(Listed))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Listed { Number = 11, Text = "here" });
        return read.Value is { Number: 11, Text: "here" } ? Judgement.Pass() : Judgement.Fail(read.Problem ?? "its values are lost, silently");
    }
}

/// <summary>A class of another assembly, which cannot be changed.</summary>
public sealed class ThirdPartyType() : ModelCapability("C21", "a class of another assembly that cannot be edited", "members", typeof(Foreign))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Foreign { Number = 11, Text = "here" });
        return read.Value is { Number: 11, Text: "here" } ? Judgement.Pass() : Judgement.Fail(read.Problem ?? "its values are lost, silently");
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ListedModel() : CapabilityModel<Listed>(Needs.NoAttributes);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class UnlistedModel() : CapabilityModel<Unlisted>(Needs.NoAttributes);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ForeignModel() : CapabilityModel<Foreign>(Needs.NoAttributes);
