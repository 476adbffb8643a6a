using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program that has derived classes elsewhere turns on the names of types, and then a library may write one where a list is no more than its interface says.</summary>
public sealed class ListsForInterfaces() : ModelCapability("C15.names", "a List in a member declared as IReadOnlyList, where the program has derived classes: does the payload name an assembly that only this runtime has?", "polymorphism", typeof(HasNumbersInOrder))
{
    protected override Judgement Try(ISubject subject) => OwnAssembly.Judge([Attempt.Write(subject, new HasNumbersInOrder { Value = new List<int> { 11, 22 } })]);
}

/// <summary>Has the adapter do what a value with derived classes asks of it.</summary>
public sealed class NumbersInOrderModel() : CapabilityModel<HasNumbersInOrder>(Needs.Polymorphism);
