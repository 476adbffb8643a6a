namespace Goldilocks.Probes.Models;

/// <summary>Where the library has an attribute that gives a member its name, these have one. The constructor takes one member, and the other follows from it.</summary>
[Contract]
public sealed partial class Rival
{
    [Constructor]
    public Rival(int number) => Number = number;

#if TAKES_NAMES
    [NameMember("number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; }

#if TAKES_NAMES
    [NameMember("twice")]
#else
    [Member(First + 1), NamedMember]
#endif
    public int Twice => 2 * Number;

#if TAKES_NAMES
    [NameMember("last")]
#else
    [Member(First + 2), NamedMember]
#endif
    public int Last { get; set; }
}
