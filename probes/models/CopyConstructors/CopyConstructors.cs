namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Blueprint
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}

/// <summary>The parameter of its only constructor has the name of a member, and is another thing.</summary>
[Contract]
public sealed partial class Replica
{
    public Replica(Blueprint text) => (Number, Text) = (text.Number, text.Text);

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}

/// <summary>The parameter of its only constructor has the name of no member.</summary>
[Contract]
public sealed partial class Etching
{
    public Etching(Blueprint original) => (Number, Text) = (original.Number, original.Text);

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}
