namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCrest
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Crest? Value { get; set; }
}

/// <summary>A text that has a type of its own, so that no other text is taken for it.</summary>
[Contract]
public sealed partial class Crest
{
    private Crest(string text) => Text = text;

    [Member(First + 0), NamedMember]
    public string Text { get; }

    public static Crest Of(string text) => new(text);
}
