using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its setters change each other, and one refuses what it has begun with.</summary>
public sealed class Cookies() : ValuesCapability<HasCookie>("C48.cookie", "a Cookie with a path, a domain and a date", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCookie Root)> Make() =>
    [
        ("a cookie", new() { Value = new("name", "value", "/path", "example.com") { Secure = true, Expires = new(2030, 1, 2, 3, 4, 5, DateTimeKind.Utc) } }),
    ];

    protected override Likeness Compare(HasCookie expected, HasCookie actual) => actual.Value switch
    {
        { Name: "name", Value: "value", Path: "/path", Domain: "example.com", Secure: true } read when read.Expires.ToUniversalTime() == expected.Value!.Expires.ToUniversalTime() => Likeness.Exact,
        null => Likeness.Lost("it comes back as null"),
        var read => Likeness.Lost($"it comes back as {read.Name} {read.Value} {read.Path} {read.Domain} {read.Secure} {read.Expires:O}"),
    };
}
