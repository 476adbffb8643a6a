using System.ComponentModel;

namespace Goldilocks.Probes.Models;

/// <summary>The attributes state defaults, and no initial value says the same.</summary>
[Contract]
public sealed partial class HasDefaults
{
    [Member(First + 0), NamedMember, DefaultValue(-1)]
    public int Number { get; set; }

    [Member(First + 1), NamedMember, DefaultValue(true)]
    public bool Enabled { get; set; }

    [Member(First + 2), NamedMember, DefaultValue("stated")]
    public string? Text { get; set; }

    [Member(First + 3), NamedMember, DefaultValue(0)]
    public int? Optional { get; set; }
}
