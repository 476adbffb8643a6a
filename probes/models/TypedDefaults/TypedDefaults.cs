using System.ComponentModel;

namespace Goldilocks.Probes.Models;

/// <summary>The attribute names the type and has the value as a text, because no attribute holds such a value.</summary>
[Contract]
public sealed partial class HasTypedDefaults
{
    [Member(First + 0), NamedMember, DefaultValue(typeof(decimal), "2.5")]
    public decimal Price { get; set; }

    [Member(First + 1), NamedMember, DefaultValue(typeof(TimeSpan), "00:05:00")]
    public TimeSpan Span { get; set; }
}

/// <summary>The same. A library keeps what it learned of a class, so it needs a class that it has not seen.</summary>
[Contract]
public sealed partial class HasTrimmedDefaults
{
    [Member(First + 0), NamedMember, DefaultValue(typeof(decimal), "2.5")]
    public decimal Price { get; set; }

    [Member(First + 1), NamedMember, DefaultValue(typeof(TimeSpan), "00:05:00")]
    public TimeSpan Span { get; set; }
}
