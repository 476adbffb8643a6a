namespace Goldilocks.Probes.Models.RuntimeNamed;

/// <summary>It and its parts have names of the runtime's classes, in a namespace of their own.</summary>
[Contract]
public sealed partial class Interlocked
{
    [Member(First + 0), NamedMember]
    public Unsafe? One { get; set; }

    [Member(First + 1), NamedMember]
    public MemoryMarshal? Two { get; set; }
}

[Contract]
public sealed partial class Unsafe
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class MemoryMarshal
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }
}
