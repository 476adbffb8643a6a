using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The constructor may be called before what it is given is read, and then it copies collections without elements, silently.</summary>
public sealed class SerializableParts() : UnmarkedCapability<HasArchive>("C20.serializable-parts", "a class that is ISerializable, whose constructor copies lists, a dictionary, a set and another such object that it is given", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasArchive Root)> Make() =>
    [
        ("a list of numbers", Of(new() { Numbers = [1, 2] })),
        ("a list of such objects", Of(new() { Folios = [new() { Text = "one" }, new() { Text = "two" }] })),
        ("an array of such objects", Of(new() { Row = [new() { Text = "one" }] })),
        ("a dictionary", Of(new() { Keys = ["one", "two"] })),
        ("a set", Of(new() { Marks = ["one", "two"] })),
        ("such an object", Of(new() { Title = "here" })),
    ];

    protected override Likeness Compare(HasArchive expected, HasArchive actual) => (expected.Value!, actual.Value) switch
    {
        (_, null) => Likeness.Lost("it is gone"),
        ({ Numbers: { } given }, var read) => Likeness.OfEqual(string.Join(", ", given), Shown(read.Numbers?.Select(number => (object)number))),
        ({ Folios: { } given }, var read) => Likeness.OfEqual(Shown(given.Select(folio => folio.Text)), Shown(read.Folios?.Select(folio => folio?.Text))),
        ({ Row: { } given }, var read) => Likeness.OfEqual(Shown(given.Select(folio => folio.Text)), Shown(read.Row?.Select(folio => folio?.Text))),
        ({ Keys: { } given }, var read) => Likeness.OfEqual(Shown(given), Shown(read.Keys?.Order(StringComparer.Ordinal))),
        ({ Marks: { } given }, var read) => Likeness.OfEqual(Shown(given), Shown(read.Marks?.Order(StringComparer.Ordinal))),
        var (given, read) => Likeness.OfEqual(given.Title, read.Title),
    };

    private static HasArchive Of(Archive archive) => new() { Value = archive };

    private static string Shown(IEnumerable<object?>? elements) => elements?.Select(element => element ?? "null").ToArray() switch
    {
        null => "null",
        [] => "no elements",
        var shown => string.Join(", ", shown),
    };
}
