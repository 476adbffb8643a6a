using Goldilocks.Protocol;

namespace Goldilocks.Results;

/// <summary>The parts of a row's variant. The name in tables is made from them, and is never parsed again.</summary>
/// <param name="Variant">The adapter's own; empty for the plain one.</param>
/// <param name="Sink">Where it writes to.</param>
/// <param name="IsAsynchronous">True for the library's asynchronous operations.</param>
/// <param name="Codec">The codec that compresses its payloads, as it was typed: <c>brotli:4</c>; null for none.</param>
public sealed record VariantParts(string Variant, Sink Sink = Sink.Memory, bool IsAsynchronous = false, string? Codec = null)
{
    /// <summary>In every table: <c>source generated, to a file</c>, <c>plain + brotli:4</c>.</summary>
    public string Name()
    {
        var way = Way();
        var used = way.Length == 0 ? Variant : Variant.Length == 0 ? way : $"{Variant}, {way}";
        return Codec is null ? used : $"{VariantKey.NameOf(used)} + {Codec}";
    }

    private string Way() => (IsAsynchronous, Sink) switch
    {
        (false, Sink.Memory) => "",
        (false, _) => "to a file",
        (true, Sink.Memory) => "async",
        _ => "async to a file",
    };
}

/// <summary>The parts of a workload's name in tables.</summary>
/// <param name="Name">Without parameters.</param>
/// <param name="Parameters">All that it has, those at their defaults among them.</param>
public sealed record WorkloadParts(string Name, IReadOnlyDictionary<string, int> Parameters);
