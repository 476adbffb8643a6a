using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C20.left-out has a property with a setter.</summary>
public sealed class LeftOutPlaces() : LeftOutRootsCapability<WithoutInit>("C20.left-out-places", "a member that an attribute leaves out: with init, a field, with a private setter, lists, of a base class, of a record, whose getter throws, that leads back", nameof(WithoutInit.LeftOut))
{
    private const int Number = 11;

    protected override IReadOnlyList<OneRoot> Roots { get; } =
    [
        Of("with init", new WithoutInit { Number = Number, LeftOut = LeftOutCapability.Secret }, read => Text(read.Number)),
        Of("a field", new WithoutField { Number = Number, LeftOut = LeftOutCapability.Secret }, read => Text(read.Number)),
        Of("with a private setter", WithPrivateSetter(), read => Text(read.Number)),
        Of("a list", new WithoutList { Number = Number, LeftOut = [LeftOutCapability.Secret] }, read => Text(read.Number)),
        Of("a list without a setter", WithFixedList(), read => Text(read.Number)),
        Of("of an interface", new WithoutImplementing { Number = Number, LeftOut = LeftOutCapability.Secret }, read => Text(read.Number)),
        Of("of a base class", new WithoutByBase { Number = Number, Name = "ash", LeftOut = LeftOutCapability.Secret }, read => read.Name ?? "null"),
        Of("of a record", new WithoutInRecord { Number = Number, LeftOut = LeftOutCapability.Secret }, read => Text(read.Number)),
        Of("whose getter throws", new WithoutThrowing { Number = Number }, read => Text(read.Number)),
        Of("that leads back", WithParent(), read => $"{Text(read.Number)}, {read.Children?.Count}"),
    ];

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    private static WithoutPrivateSetter WithPrivateSetter()
    {
        var made = new WithoutPrivateSetter { Number = Number };
        made.Set(LeftOutCapability.Secret);
        return made;
    }

    private static WithoutFixedList WithFixedList()
    {
        var made = new WithoutFixedList { Number = Number };
        made.LeftOut.Add(LeftOutCapability.Secret);
        return made;
    }

    private static WithoutParent WithParent()
    {
        var made = new WithoutParent { Number = Number, Children = [new(), new()] };
        made.Children.ForEach(child => child.LeftOut = made);
        return made;
    }
}
