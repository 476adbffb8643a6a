using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The number 7 and the text 7 are two keys.</summary>
public sealed class ObjectKeys() : ValuesCapability<HasObjectKeys>("C37.object", "a dictionary by object, with a number and a text", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasObjectKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [7] = 1, ["7"] = 2 } }),
    ];

    protected override Likeness Compare(HasObjectKeys expected, HasObjectKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasObjectKeysModel() : CapabilityModel<HasObjectKeys>(Needs.Dictionary);
