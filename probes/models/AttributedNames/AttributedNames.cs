namespace Goldilocks.Probes.Models;

/// <summary>Where the library has an attribute that gives a member its name, these have names that no member of C# can have. Some libraries number and name members by the same attribute.</summary>
[Contract]
public sealed partial class HasAttributedNames
{
#if TAKES_NAMES
    [NameMember("$type")]
#else
    [Member(First + 0), NamedMember]
#endif
    public string? Kind { get; set; }

#if TAKES_NAMES
    [NameMember("$id")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Number { get; set; }

#if TAKES_NAMES
    [NameMember("$ref")]
#else
    [Member(First + 2), NamedMember]
#endif
    public string? Reference { get; set; }

#if TAKES_NAMES
    [NameMember("$values")]
#else
    [Member(First + 3), NamedMember]
#endif
    public string? Elements { get; set; }
}
