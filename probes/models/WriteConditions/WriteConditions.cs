namespace Goldilocks.Probes.Models;

/// <summary>Each of its two methods says of one member whether it is written.</summary>
[Contract]
public partial class Leaflet
{
    [Member(First + 0), NamedMember]
    public string? Draft { get; set; }

    [Member(First + 1), NamedMember]
    public string? Title { get; set; }

    public bool ShouldSerializeDraft() => false;

    public bool ShouldSerializeTitle() => true;
}

/// <summary>It says of a member of its base class that it is not written.</summary>
[Contract]
public sealed partial class Brochure : Imprint
{
    [Member(First + 2), NamedMember]
    public int Pages { get; set; }

    public bool ShouldSerializeDraft() => false;
}

[Contract]
public partial class Imprint
{
    [Member(First + 0), NamedMember]
    public string? Draft { get; set; }

    [Member(First + 1), NamedMember]
    public string? Title { get; set; }
}

/// <summary>Both members are data.</summary>
[Contract]
public sealed partial class Measure
{
    [Member(First + 0), NamedMember]
    public int Width { get; set; }

    [Member(First + 1), NamedMember]
    public bool WidthSpecified { get; set; }
}
