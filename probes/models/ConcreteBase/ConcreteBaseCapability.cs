using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>The library was told of the derived class. It can make the base class too, and so may do that in silence.</summary>
public sealed class DerivedOfConcrete() : ModelCapability("C13.base", "a derived class in place of its base class, which is no abstract class", "polymorphism", typeof(Harbour))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, HarbourModel.Ship());
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: Ship { Number: 11, Text: "here" } } => Judgement.Pass(),
            { Value: var vessel } => Judgement.Fail($"a ship comes back as {vessel?.GetType().Name ?? "null"}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HarbourModel() : ProbeModel<Harbour>(CapabilityModel.NameOf(typeof(Harbour)), Needs.Polymorphism)
{
    internal static Harbour Ship() => new() { Value = new Ship { Number = 11, Text = "here" } };

    protected override Harbour Make() => Ship();
}
