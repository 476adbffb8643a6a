using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An adapter that has its library write types only where a member is declared as a base class or an interface is asked by this.</summary>
public sealed class ComparableNames() : ModelCapability("C14.names-interface", "tuples in a member declared as IComparable: does the payload name an assembly that only this runtime has?", "polymorphism", typeof(HasComparableMember))
{
    protected override Judgement Try(ISubject subject) => OwnAssembly.Judge([.. Values().Select(value => Attempt.Write(subject, new HasComparableMember { Value = value }))]);

    private static IEnumerable<IComparable> Values() => [Tuple.Create(11, 12), (11, "here")];
}
