using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>In generated code they must not hide the library's own variables.</summary>
public sealed class Clashes() : RoundTripCapability<Clash>("C20.clash", "members named as code of a generator names its own things: writer, reader, value, options, state", "members")
{
    protected override bool IsOfConversion => true;

    protected override Clash Make() => new() { writer = 1, reader = 2, value = "value", options = 4, result = 5, state = "state", context = 7, stream = 8, buffer = "buffer", formatter = 10, serializer = 11, depth = "depth", count = 13, length = 14, type = "type", obj = 16 };

    protected override Judgement Judge(Clash read) => read switch
    {
        { writer: 1, reader: 2, value: "value", options: 4, result: 5, state: "state", context: 7, stream: 8, buffer: "buffer", formatter: 10, serializer: 11, depth: "depth", count: 13, length: 14, type: "type", obj: 16 } => Judgement.Pass(),
        _ => Judgement.Fail("other values come back, silently"),
    };
}
