namespace Goldilocks.Probes.Models;

/// <summary>Where the library has an attribute that gives a member its name, these have names that no member of C# can have.</summary>
[Contract]
public sealed partial class HasAttributedNames
{
#if TAKES_NAMES
    [NameMember("$type")]
#endif
    [Member(First + 0), NamedMember]
    public string? Kind { get; set; }

#if TAKES_NAMES
    [NameMember("$id")]
#endif
    [Member(First + 1), NamedMember]
    public string? Number { get; set; }

#if TAKES_NAMES
    [NameMember("$ref")]
#endif
    [Member(First + 2), NamedMember]
    public string? Reference { get; set; }

#if TAKES_NAMES
    [NameMember("$values")]
#endif
    [Member(First + 3), NamedMember]
    public string? Elements { get; set; }
}
