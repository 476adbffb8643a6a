using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that keeps the name for itself passes over the member.</summary>
public sealed class AttributedType() : ValuesCapability<HasAttributedType>("C20.attributed-type", "a class with one member that an attribute names $type", "members")
{
#if TAKES_NAMES
    protected override IEnumerable<(string Name, HasAttributedType Root)> Make() => [("$type", new() { Kind = "here", Name = "ash" })];
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no attribute that gives a member its name");

    protected override IEnumerable<(string Name, HasAttributedType Root)> Make() => [];
#endif

    protected override Likeness Compare(HasAttributedType expected, HasAttributedType actual) => Likeness.OfEqual((expected.Kind, expected.Name), (actual.Kind, actual.Name));
}
