using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Interfaces of the runtime that numbers and texts have, beside the one of C14.comparable.</summary>
[Contract]
public sealed partial class HasConvertibleMember
{
    [Member(First + 0), NamedMember]
    public IConvertible? Converted { get; set; }

    [Member(First + 1), NamedMember]
    public IFormattable? Formatted { get; set; }
}

/// <summary>No application registers them either.</summary>
public sealed class ConvertibleMembers() : ValuesCapability<HasConvertibleMember>("C14.convertible", "a number and a text in a member declared as IConvertible, and a number in one declared as IFormattable", "polymorphism")
{
    /// <inheritdoc/>
    protected override IEnumerable<(string Name, HasConvertibleMember Root)> Make() =>
        [("an int as IConvertible", new() { Converted = 11 }), ("a text as IConvertible", new() { Converted = "here" }), ("an int as IFormattable", new() { Formatted = 11 })];

    /// <inheritdoc/>
    protected override Likeness Compare(HasConvertibleMember expected, HasConvertibleMember actual) =>
        Likeness.Worst([AnyLikeness.Compare(expected.Converted, actual.Converted), AnyLikeness.Compare(expected.Formatted, actual.Formatted)]);
}
