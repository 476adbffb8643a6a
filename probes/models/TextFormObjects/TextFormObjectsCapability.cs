using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

#if TAKES_CONVERTERS
/// <summary>What the converter writes may have no room for the name of the class.</summary>
public sealed class ConvertedObjects() : ValuesCapability<HasBerthObject>("C55.object", "a class with a converter of the program: in a member declared as object", "values")
{
    protected override IEnumerable<(string Name, HasBerthObject Root)> Make() => [("a berth", new() { Value = new Berth(11) })];

    protected override Likeness Compare(HasBerthObject expected, HasBerthObject actual) => actual.Value switch
    {
        Berth { Number: 11 } => Likeness.Exact,
        var other when $"{other}" == "berth 11" => Likeness.Near($"its text comes back as a {other!.GetType().Name}"),
        var other => Likeness.Lost($"it comes back as {other ?? "null"}"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasBerthObjectModel() : CapabilityModel<HasBerthObject>(Needs.EmbeddedType);

/// <summary>Nothing declares what it is but the call.</summary>
public sealed class ConvertedRoots() : ModelCapability("C55.root", "a class with a converter of the program: the whole value, and a list of it as the whole value", "values", typeof(Berth), typeof(List<Berth>))
{
    protected override Judgement Try(ISubject subject) => ValueChecks.Judge(
    [
        ("the whole value", ValueChecks.Like(subject, new Berth(11), Likeness.OfEqual)),
        ("a list of it", ValueChecks.Like(subject, new List<Berth> { new(11), new(22) }, (expected, actual) => Likeness.OfEqual(string.Join(", ", expected), string.Join(", ", actual)))),
    ]);
}
#else
/// <summary>As above, where there is nothing to ask with.</summary>
public sealed class ConvertedObjects() : UnaskedConverter("C55.object", "a class with a converter of the program: in a member declared as object");

/// <summary>As above, where there is nothing to ask with.</summary>
public sealed class ConvertedRoots() : UnaskedConverter("C55.root", "a class with a converter of the program: the whole value, and a list of it as the whole value");
#endif
