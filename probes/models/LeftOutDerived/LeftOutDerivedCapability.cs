using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The attribute stands where the program wants it to hold, and a reader of attributes may have asked the base class.</summary>
public sealed class LeftOutByOverride() : LeftOutCapability("C20.left-out-overriding", "a derived class overrides a member, and an attribute leaves it out there", typeof(Buttery), nameof(Buttery.Code), typeof(Buttery))
{
    protected override Judgement TryMarked(ISubject subject) => Judge(subject, new Buttery { Number = 11, Name = "Ann", Code = Secret }, buttery => (buttery.Number, buttery.Name));
}

/// <summary>The same where the derived class hides the member by another one.</summary>
public sealed class LeftOutByNew() : LeftOutCapability("C20.left-out-hiding", "a derived class hides a member by one of the same name, and an attribute leaves it out there", typeof(Sideboard), nameof(Sideboard.Code), typeof(Sideboard))
{
    protected override Judgement TryMarked(ISubject subject) => Judge(subject, new Sideboard { Number = 11, Name = "Ann", Code = Secret }, sideboard => (sideboard.Number, sideboard.Name));
}
