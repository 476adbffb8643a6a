using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format may have a form of its own for bytes, which holds for an array alone.</summary>
public sealed class ByteLists() : ValuesCapability<HasByteLists>("C23.bytes", "bytes in a list, and arrays of bytes in an array, a list and a dictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasByteLists Root)> Make() =>
    [
        ("a list of bytes", new() { List = [1, 2, 255] }),
        ("an array of arrays", new() { Rows = [[1], [], [2, 255]] }),
        ("a list of arrays", new() { Parts = [[1], [], [2, 255]] }),
        ("a dictionary of arrays", new() { Named = new() { ["one"] = [1, 255] } }),
    ];

    protected override Likeness Compare(HasByteLists expected, HasByteLists actual) => Bytes(expected) == Bytes(actual) ? Likeness.Exact : Likeness.Lost($"{Bytes(expected)} comes back as {Bytes(actual)}");

    private static string Bytes(HasByteLists root)
    {
        IEnumerable<byte[]> parts = root switch
        {
            { List: { Count: > 0 } list } => [[.. list]],
            { Rows: { Length: > 0 } rows } => rows,
            { Parts: { Count: > 0 } list } => list,
            { Named: { Count: > 0 } named } => named.Values,
            _ => [],
        };
        return string.Join(", ", parts.Select(part => part is null ? "null" : $"[{Convert.ToHexString(part)}]"));
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasByteListsModel() : CapabilityModel<HasByteLists>(Needs.Dictionary);
