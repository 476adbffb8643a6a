using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program on another runtime reads the payload.</summary>
public sealed class ObjectNames() : ModelCapability("C14.names", "a List, a Dictionary and an array in a member declared as object: does the payload name an assembly that only this runtime has?", "polymorphism", typeof(Anything))
{
    protected override Judgement Try(ISubject subject) => OwnAssembly.Judge([.. Values().Select(value => Attempt.Write(subject, new Anything { Value = value }))]);

    private static IEnumerable<object> Values() => [new List<int> { 1, 2 }, new Dictionary<string, int> { ["a"] = 1 }, new[] { "a", "b" }];
}
