using System.Collections;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An interface that no application registers, and that no member of a value belongs to.</summary>
public sealed class ComparableMember() : ValuesCapability<HasComparableMember>("C14.comparable", "a number and a text in a member declared as IComparable", "polymorphism")
{
    protected override IEnumerable<(string Name, HasComparableMember Root)> Make() => [("an int", new() { Value = 11 }), ("a text", new() { Value = "here" })];

    protected override Likeness Compare(HasComparableMember expected, HasComparableMember actual) => AnyLikeness.Compare(expected.Value, actual.Value);
}

/// <summary>Where a library is told of all classes before, it may take the nearest one that it knows for one that it does not.</summary>
public sealed class UntoldObject() : ValuesCapability<HasUntoldObject>("C14.untold", "a member declared as object holds an object of a class that the library is not told of, while another member tells of an interface of it", "polymorphism")
{
    private const int Number = 10_711;

    protected override IEnumerable<(string Name, HasUntoldObject Root)> Make() => [("an object of it", new() { Value = new Ullage { Number = Number } })];

    protected override Likeness Compare(HasUntoldObject expected, HasUntoldObject actual) => actual.Value switch
    {
        Ullage { Number: Number } => Likeness.Exact,
        null => Likeness.Lost("it comes back as null"),
        var read when Text(read).Contains(FormattableString.Invariant($"{Number}"), StringComparison.Ordinal) => Likeness.Near($"it comes back as a {read.GetType().Name} with its number"),
        var read => Likeness.Lost($"its number is lost: it comes back as a {read.GetType().Name}"),
    };

    private static string Text(object read) => (read is IDictionary names ? string.Join(' ', names.Values.Cast<object>()) : Convert.ToString(read, CultureInfo.InvariantCulture)) ?? "";
}
