namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSimpleArrays
{
    [Member(First + 0), NamedMember]
    public bool[]? Flags { get; set; }

    [Member(First + 1), NamedMember]
    public short[]? Shorts { get; set; }

    [Member(First + 2), NamedMember]
    public long[]? Longs { get; set; }

    [Member(First + 3), NamedMember]
    public float[]? Floats { get; set; }

    [Member(First + 4), NamedMember]
    public double[]? Doubles { get; set; }

    [Member(First + 5), NamedMember]
    public decimal[]? Decimals { get; set; }

    [Member(First + 6), NamedMember]
    public string[]? Texts { get; set; }

    [Member(First + 7), NamedMember]
    public DateTime[]? Dates { get; set; }

    [Member(First + 8), NamedMember]
    public TimeSpan[]? Spans { get; set; }

    [Member(First + 9), NamedMember]
    public Guid[]? Guids { get; set; }
}
