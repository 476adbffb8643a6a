namespace Goldilocks.Probes.Models;

/// <summary>The application has a constructor that sets it, and a library has none.</summary>
[Contract]
public sealed partial class Voucher
{
    [Constructor]
    public Voucher()
    {
    }

    internal Voucher(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public int Last { get; set; }
}
