namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHallmark
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Hallmark Value { get; set; }
}

/// <summary>A text that has a type of its own, so that no other text is taken for it.</summary>
[Contract]
public readonly partial struct Hallmark
{
    private Hallmark(string text) => Text = text;

    [Member(First + 0), NamedMember]
    public string? Text { get; }

    public static Hallmark Of(string text) => new(text);
}
