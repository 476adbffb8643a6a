using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The base class of all enumerations is neither an enumeration nor object, and has no members.</summary>
public sealed class EnumMember() : ValuesCapability<HasEnumMember>("C14.enum", "an enumeration in a member declared as System.Enum", "polymorphism")
{
    protected override IEnumerable<(string Name, HasEnumMember Root)> Make() => [("Friday", new() { Value = DayOfWeek.Friday })];

    protected override Likeness Compare(HasEnumMember expected, HasEnumMember actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
