namespace Goldilocks.Workloads;

/// <summary>The Ignite study's object: 4 + 12 + 1,000 + 16 = 1,032 bytes of bare payload.</summary>
[Contract]
public sealed partial class Person
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Name { get; set; } = "";

    [Member(First + 2)]
    public string Data { get; set; } = "";

    [Member(First + 3)]
    public Guid Guid { get; set; }
}
