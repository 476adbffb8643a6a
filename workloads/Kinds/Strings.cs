namespace Goldilocks.Workloads;

[Contract]
public sealed partial class Strings
{
    [Member(First + 0)]
    public List<string> Items { get; set; } = null!;
}
