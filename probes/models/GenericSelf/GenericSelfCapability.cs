using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>To know the base class takes the class, and to know the class takes the base class.</summary>
public sealed class GenericOfItself() : RoundTripCapability<Patron>("C20.generic-self", "a class whose base class is generic of the class itself", "members")
{
    protected override bool IsOfConversion => true;

    protected override Patron Make() => new() { Id = 11, Name = "here", Related = [new() { Id = 22, Name = "there" }] };

    protected override Judgement Judge(Patron read) => read switch
    {
        { Id: 11, Name: "here", Related: [{ Id: 22, Name: "there" }] } => Judgement.Pass(),
        { Id: 0, Name: "here", Related: null or [] } => Judgement.Fail("the members of the base class are lost, silently"),
        var patron => Judgement.Fail($"11, here and one more come back as {patron.Id}, {patron.Name ?? "null"} and {patron.Related?.Count ?? 0} more, silently"),
    };
}
