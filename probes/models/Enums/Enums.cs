using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

public enum Plain
{
    Zero,
    One,
}

[Flags]
public enum Flagged
{
    None = 0,
    First = 1,
    Second = 2,
    Fourth = 4,
}

public enum Wide : ulong
{
    Zero = 0,
    Largest = ulong.MaxValue,
}

[Contract]
public sealed partial class HasPlain
{
    [Member(First + 0), NamedMember]
    public Plain Value { get; set; }
}

[Contract]
public sealed partial class HasFlagged
{
    [Member(First + 0), NamedMember]
    public Flagged Value { get; set; }
}

[Contract]
public sealed partial class HasWide
{
    [Member(First + 0), NamedMember]
    public Wide Value { get; set; }
}

public enum Note
{
    Semibreve,
    Minim,
    Crotchet,
}

/// <summary>The root that corpus cases for an enumeration are read into.</summary>
[Contract]
public sealed partial class CorpusChoice
{
    [Member(First + 0), NamedMember]
    public Note Choice { get; set; }
}

public sealed class CorpusChoiceModel() : ProbeModel<CorpusChoice>("corpus-choice")
{
    protected override CorpusChoice Make() => new() { Choice = Note.Crotchet };
}
