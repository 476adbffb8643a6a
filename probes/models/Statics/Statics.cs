namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Counter
{
    public const int Most = 99;

    public static readonly Counter Empty = new();

    public static int Shared { get; set; } = 7;

    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
