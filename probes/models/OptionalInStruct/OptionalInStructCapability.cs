using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure can be made without any constructor, and then the default is nowhere.</summary>
public sealed class AddParameterOfStructure() : VersionCapability<V1.Casket, V2.Casket>("C01.struct", "a parameter with a default was added to the constructor of a record structure, and an old payload is read")
{
    private const int Initial = 42;

    protected override V1.Casket Make() => new() { Value = new(11) };

    protected override Judgement Judge(V2.Casket read) => (read.Value.Given, read.Value.Number) switch
    {
        (11, Initial) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("the new member is 0 instead of its default 42"),
        var (given, number) => Judgement.Fail($"11 and the default 42 come back as {given} and {number}"),
    };
}
