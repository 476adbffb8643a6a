using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that asks the base class for its members finds one that no program can set.</summary>
public sealed class DerivedAttributes() : ValuesCapability<HasBadge>("C20.of-attribute", "a class that derives from Attribute, which brings a member of its own", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBadge Root)> Make() => [("a name and a number", new() { Value = new() { Name = "ash", Number = 11 } })];

    protected override Likeness Compare(HasBadge expected, HasBadge actual) => Likeness.OfEqual((expected.Value!.Name, expected.Value.Number), (actual.Value?.Name, actual.Value?.Number ?? 0));
}

/// <summary>A library may want its own attribute on the base class, too, and that one is the runtime's.</summary>
public sealed class DerivedEventArgs() : ValuesCapability<HasSignal>("C20.of-event-args", "a class that derives from EventArgs, which brings no member", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSignal Root)> Make() => [("a name and a number", new() { Value = new() { Name = "ash", Number = 11 } })];

    protected override Likeness Compare(HasSignal expected, HasSignal actual) => Likeness.OfEqual((expected.Value!.Name, expected.Value.Number), (actual.Value?.Name, actual.Value?.Number ?? 0));
}
