using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that goes by the text loses the rest.</summary>
public sealed class Parsables() : ValuesCapability<HasLabels>("C20.parsable", "classes that can be parsed, or converted from a text and to one, where the text does not say all", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasLabels Root)> Make() =>
    [
        ("IParsable", new() { Serial = new() { Number = 11, Maker = "here" } }),
        ("implicit conversions", new() { Nickname = new() { Name = "Ann", Since = 22 } }),
    ];

    protected override Likeness Compare(HasLabels expected, HasLabels actual) => Shown(expected) == Shown(actual) ? Likeness.Exact : Likeness.Lost($"{Shown(expected)} comes back as {Shown(actual)}");

    private static string Shown(HasLabels labels) => labels switch
    {
        { Serial: { Number: not 0 } serial } => $"{serial.Number} of {serial.Maker ?? "null"}",
        { Nickname: { Name: { Length: > 0 } name } nickname } => $"{name} since {nickname.Since}",
        _ => "nothing",
    };
}
