using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that reaches a private member lies in the class itself, or asks the runtime for it; both are other code where the class is generic.</summary>
public sealed class PrivateFieldOfGeneric() : RoundTripCapability<HasLocker>("C19.generic-field", "a private field of a generic class, marked as the library wants it", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasLocker Make() => new() { Value = new Locker<int>().Put(7) };

    protected override Judgement Judge(HasLocker read) => read.Value is { } locker && locker.Content() == 7 ? Judgement.Pass() : Judgement.Fail("its value is lost, silently");
}
