using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A list that holds one object twice. Where the payload names objects, another program may put the name behind their members.</summary>
public sealed class RotaModel() : ProbeModel<Rota>(CapabilityModel.NameOf(typeof(Rota)), Needs.SharedReferences)
{
    public override string? FindDifference(Rota expected, Rota actual) => actual.Items switch
    {
        [{ Number: 11 } one, { Number: 11 } two, { Number: 22 }] => ReferenceEquals(one, two) ? null : "two equal copies are read for one object",
        null => "Items: null",
        var items => $"11, 11, 22 come back as {string.Join(", ", items.Select(item => item is null ? "null" : $"{item.Number}"))}",
    };

    protected override Rota Make()
    {
        var twice = new Shift { Number = 11 };
        return new() { Items = [twice, twice, new() { Number = 22 }] };
    }
}
