namespace Goldilocks.Workloads;

[Contract]
public sealed partial class Binary
{
    [Member(First + 0)]
    public byte[] Data { get; set; } = null!;
}
