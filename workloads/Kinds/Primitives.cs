namespace Goldilocks.Workloads;

/// <summary>No enumeration and no decimal: half of the libraries need a special case for each, and this kind is not meant to measure that.</summary>
[Contract]
public sealed partial class Primitives
{
    [Member(First + 0)]
    public List<PrimitiveValues> Items { get; set; } = null!;
}

[Contract]
public sealed partial class PrimitiveValues
{
    [Member(First + 0)]
    public bool Boolean { get; set; }

    [Member(First + 1)]
    public byte Byte { get; set; }

    [Member(First + 2)]
    [OftenNegative]
    public short Int16 { get; set; }

    [Member(First + 3)]
    [OftenNegative]
    public int Int32 { get; set; }

    [Member(First + 4)]
    [OftenNegative]
    public long Int64 { get; set; }

    [Member(First + 5)]
    public float Single { get; set; }

    [Member(First + 6)]
    public double Double { get; set; }

    [Member(First + 7)]
    public Guid Guid { get; set; }

    [Member(First + 8)]
    public DateTime DateTime { get; set; }
}
