using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A relative one and one with escapes are texts that a reader may change.</summary>
public sealed class Uris() : ValuesCapability<HasUri>("C48.uri", "a Uri: absolute, relative, with escapes, and the path of a file server", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUri Root)> Make() =>
    [
        ("absolute", new() { Value = new("http://example.org/a?b=1#c") }),
        ("relative", new() { Value = new("a/b c?d=1", UriKind.Relative) }),
        ("with escapes", new() { Value = new("http://example.org/%41/a%20b?q=%2F") }),
        ("a file server", new() { Value = new("//server/share/file", UriKind.Absolute) }),
    ];

    protected override Likeness Compare(HasUri expected, HasUri actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when read.IsAbsoluteUri != expected.Value!.IsAbsoluteUri => Likeness.Lost(read.IsAbsoluteUri ? "it comes back as absolute" : "it comes back as relative"),
        var read when read.OriginalString == expected.Value.OriginalString => Likeness.Exact,
        var read when read == expected.Value => Likeness.Near("its text is another, for the same address"),
        var read => Likeness.Lost(ValueChecks.Differs(expected.Value.OriginalString, read.OriginalString)),
    };
}
