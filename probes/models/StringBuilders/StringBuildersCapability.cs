using System.Text;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that takes it for a class with members keeps its length and loses its letters.</summary>
public sealed class StringBuilders() : ValuesCapability<HasStringBuilder>("C48.string-builder", "a StringBuilder", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasStringBuilder Root)> Make() =>
    [
        ("a text", new() { Value = new("here") }),
        ("an empty one", new() { Value = new() }),
    ];

    protected override Likeness Compare(HasStringBuilder expected, HasStringBuilder actual) => actual.Value is { } read ? TextLikeness.Compare(expected.Value!.ToString(), read.ToString()) : Likeness.Lost("it comes back as null");
}
