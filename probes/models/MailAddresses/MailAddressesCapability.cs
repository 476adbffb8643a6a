using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has more members than its constructor has parameters, and none with a setter.</summary>
public sealed class MailAddresses() : ValuesCapability<HasMailAddress>("C48.mail-address", "a MailAddress, with a name and without", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMailAddress Root)> Make() =>
    [
        ("alone", new() { Value = new("ada@example.com") }),
        ("with a name", new() { Value = new("ada@example.com", "Ada L.") }),
    ];

    protected override Likeness Compare(HasMailAddress expected, HasMailAddress actual) => actual.Value switch
    {
        { Address: var address, DisplayName: var name } when address == expected.Value!.Address && name == expected.Value.DisplayName => Likeness.Exact,
        { Address: var address } when address == expected.Value!.Address => Likeness.Lost("its name is lost"),
        var read => Likeness.Lost($"{expected.Value} comes back as {read?.ToString() ?? "null"}"),
    };
}
