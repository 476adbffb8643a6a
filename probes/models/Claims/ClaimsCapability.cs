using System.Security.Claims;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has constructors of many parameters, and a member that leads back to what holds it.</summary>
public sealed class Claims() : ValuesCapability<HasClaim>("C48.claim", "a Claim, with a type of its value and an issuer", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasClaim Root)> Make() =>
    [
        ("a number", new() { Value = new("age", "36", ClaimValueTypes.Integer, "here") }),
    ];

    protected override Likeness Compare(HasClaim expected, HasClaim actual) => actual.Value switch
    {
        { Type: "age", Value: "36", ValueType: ClaimValueTypes.Integer, Issuer: "here" } => Likeness.Exact,
        { Type: "age", Value: "36" } => Likeness.Lost("the type of its value and its issuer are lost"),
        var read => Likeness.Lost($"age: 36 comes back as {read?.ToString() ?? "null"}"),
    };
}
