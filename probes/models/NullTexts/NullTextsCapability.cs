using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format without null has to leave the entry out, make a text of it, or refuse.</summary>
public sealed class NullTexts() : ValuesCapability<HasTextMap>("C25.texts-dictionary", "null and an empty text among the texts of a dictionary", "values")
{
    private const string Key = "key";

    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasTextMap Root)> Make() => new[] { null, "", "here" }.Select(text => (Show(text), new HasTextMap { Value = new() { [Key] = text } }));

    protected override Likeness Compare(HasTextMap expected, HasTextMap actual) => actual.Value is not { } read || !read.TryGetValue(Key, out var text) ? Likeness.Lost("its entry is lost")
        : text == expected.Value![Key] ? Likeness.Exact
        : Likeness.Lost($"comes back as {Show(text)}");

    private static string Show(string? text) => text is null ? "null" : ValueChecks.Quoted(text);
}
