using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that keeps such names for itself must refuse them when it writes, or the members are lost. Each is tried alone, so that one refusal hides no other.</summary>
public sealed class AttributedNames() : ValuesCapability<HasAttributedNames>("C20.attributed", "members that an attribute names $type, $id, $ref and $values", "members")
{
#if TAKES_NAMES
    protected override IEnumerable<(string Name, HasAttributedNames Root)> Make() =>
    [
        ("$type", new() { Kind = "here" }),
        ("$id", new() { Number = "here" }),
        ("$ref", new() { Reference = "here" }),
        ("$values", new() { Elements = "here" }),
    ];
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no attribute that gives a member its name");

    protected override IEnumerable<(string Name, HasAttributedNames Root)> Make() => [];
#endif

    protected override Likeness Compare(HasAttributedNames expected, HasAttributedNames actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasAttributedNames names) => string.Join(", ", new[] { names.Kind, names.Number, names.Reference, names.Elements }.Select(text => text ?? "null"));
}
