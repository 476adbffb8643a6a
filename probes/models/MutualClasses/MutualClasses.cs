namespace Goldilocks.Probes.Models;

/// <summary>It needs the other class, which needs it. No other capability touches them.</summary>
[Contract]
public sealed partial class Question
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Answer? Answer { get; set; }
}

[Contract]
public sealed partial class Answer
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }

    [Member(First + 1), NamedMember]
    public List<Question>? Further { get; set; }
}
