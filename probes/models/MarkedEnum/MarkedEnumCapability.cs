using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may write the names, and must find them again.</summary>
public sealed class MarkedEnums() : ValuesCapability<HasMarkedEnum>("C26.member-attribute", "an enumeration whose members an attribute (EnumMember) names, with and without a name", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMarkedEnum Root)> Make() => Enum.GetValues<Berry>().Select(berry => (berry.ToString(), new HasMarkedEnum { Value = berry }));

    protected override Likeness Compare(HasMarkedEnum expected, HasMarkedEnum actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
