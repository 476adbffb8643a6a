using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>In generated code a short name may mean the wrong one of the two.</summary>
public sealed class RuntimeNames() : RoundTripCapability<RuntimeNamed.Interlocked>("C20.type-names", "classes that are named Interlocked, Unsafe and MemoryMarshal, as classes of the runtime are", "members")
{
    protected override bool IsOfConversion => true;

    protected override RuntimeNamed.Interlocked Make() => new() { One = new() { Number = 11 }, Two = new() { Text = "here" } };

    protected override Judgement Judge(RuntimeNamed.Interlocked read) => read switch
    {
        { One.Number: 11, Two.Text: "here" } => Judgement.Pass(),
        _ => Judgement.Fail("other values come back, silently"),
    };
}
