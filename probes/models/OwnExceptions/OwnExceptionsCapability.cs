using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has every constructor that a library may call.</summary>
public sealed class OwnExceptions() : UnmarkedCapability<HasMishap>("C48.exception-own", "an exception of the program's own in a member of its class, with a message and a number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMishap Root)> Make() =>
    [
        ("an exception", new() { Value = new("here") { Number = 11 } }),
    ];

    protected override Likeness Compare(HasMishap expected, HasMishap actual) => Compare(actual.Value);

    /// <summary>Exact where the message and the number came back.</summary>
    internal static Likeness Compare(Mishap? actual) => actual switch
    {
        { Message: "here", Number: 11 } => Likeness.Exact,
        var read => Likeness.Lost($"here and 11 come back as {read?.Message ?? "null"} and {read?.Number.ToString() ?? "null"}"),
    };
}
