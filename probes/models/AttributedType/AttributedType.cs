namespace Goldilocks.Probes.Models;

/// <summary>Where the library has an attribute that gives a member its name, one has the name by which formats tell the class. C20.attributed has three more such names in one class, which changes what happens.</summary>
[Contract]
public sealed partial class HasAttributedType
{
#if TAKES_NAMES
    [NameMember("$type")]
#else
    [Member(First + 0), NamedMember]
#endif
    public string? Kind { get; set; }

#if TAKES_NAMES
    [NameMember("Name")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Name { get; set; }
}
