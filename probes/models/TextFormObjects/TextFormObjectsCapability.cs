using Goldilocks.Prober;
#if TAKES_CONVERTERS
using ObjectsQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasBerthObject>;
using RootsQuestion = Goldilocks.Prober.ModelCapability;
#else
using ObjectsQuestion = Goldilocks.Prober.UnaskedConverter;
using RootsQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>What the converter writes may have no room for the name of the class.</summary>
public sealed class ConvertedObjects() : ObjectsQuestion("C55.object", "a class with a converter of the program: in a member declared as object", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasBerthObject Root)> Make() => [("a berth", new() { Value = new Berth(11) })];

    protected override Likeness Compare(HasBerthObject expected, HasBerthObject actual) => actual.Value switch
    {
        Berth { Number: 11 } => Likeness.Exact,
        var other when $"{other}" == "berth 11" => Likeness.Near($"its text comes back as a {other!.GetType().Name}"),
        var other => Likeness.Lost($"it comes back as {other ?? "null"}"),
    };
#endif
}

/// <summary>Nothing declares what it is but the call.</summary>
public sealed class ConvertedRoots() : RootsQuestion("C55.root", "a class with a converter of the program: the whole value, and a list of it as the whole value", "values"
#if TAKES_CONVERTERS
    , typeof(Berth), typeof(List<Berth>)
#endif
    )
{
#if TAKES_CONVERTERS
    protected override Judgement Try(ISubject subject) => ValueChecks.Judge(
    [
        ("the whole value", ValueChecks.Like(subject, new Berth(11), Likeness.OfEqual)),
        ("a list of it", ValueChecks.Like(subject, new List<Berth> { new(11), new(22) }, (expected, actual) => Likeness.OfEqual(string.Join(", ", expected), string.Join(", ", actual)))),
    ]);
#endif
}

#if TAKES_CONVERTERS
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasBerthObjectModel() : CapabilityModel<HasBerthObject>(Needs.EmbeddedType);
#endif
