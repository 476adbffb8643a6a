namespace Goldilocks.Probes.Models.LibraryNamed;

/// <summary>It and its parts have names of the libraries' own classes, in a namespace of their own.</summary>
[Contract]
public sealed partial class Serializer
{
    [Member(First + 0), NamedMember]
    public MemoryPackReader? Item1 { get; set; }

    [Member(First + 1), NamedMember]
    public MemoryPackWriter? Item2 { get; set; }

    [Member(First + 2), NamedMember]
    public MessagePackReader? Item3 { get; set; }

    [Member(First + 3), NamedMember]
    public MessagePackWriter? Item4 { get; set; }

    [Member(First + 4), NamedMember]
    public ProtoReader? Item5 { get; set; }

    [Member(First + 5), NamedMember]
    public Utf8JsonWriter? Item6 { get; set; }

    [Member(First + 6), NamedMember]
    public Formatter? Item7 { get; set; }
}

[Contract]
public sealed partial class MemoryPackReader
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class MemoryPackWriter
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class MessagePackReader
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class MessagePackWriter
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class ProtoReader
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Utf8JsonWriter
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Formatter
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
