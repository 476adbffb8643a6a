using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasChar
{
    [Member(First + 0), NamedMember]
    public char Value { get; set; }
}

/// <summary>The root that cases of what another program writes are read into.</summary>
[Contract]
public sealed partial class CorpusLetter
{
    [Member(First + 0), NamedMember]
    public char Letter { get; set; }
}

public sealed class CorpusLetterModel() : ProbeModel<CorpusLetter>("corpus-letter")
{
    protected override CorpusLetter Make() => new() { Letter = 'Q' };
}
