using Goldilocks.Values;

namespace Goldilocks.Prober;

/// <summary>A model of <c>probes/models</c>: a workload that is never timed, so that all it must say is its name and its value.</summary>
/// <typeparam name="T">The root's declared type.</typeparam>
/// <param name="name">Lower case, words joined by hyphens.</param>
/// <param name="needs">What the value asks of a serializer.</param>
public abstract class ProbeModel<T>(string name, Needs needs = Needs.None) : Workload<T>, IProbeModel
{
    /// <inheritdoc/>
    public override string Name { get; } = name;

    /// <inheritdoc/>
    public override string Description => "a value for probes";

    /// <inheritdoc/>
    public override string SizeUnit => "values";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1];

    /// <inheritdoc/>
    public override int DefaultSize => 1;

    /// <inheritdoc/>
    public override Needs Needs { get; } = needs;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public virtual bool IsAttacked => false;

    /// <inheritdoc/>
    public virtual bool IsStandIn => false;

    /// <inheritdoc/>
    public sealed override T Create(WorkloadSize size, SeededRandom random) => Make();

    /// <summary>Probes allocate nothing for comparison.</summary>
    /// <exception cref="NotSupportedException">Always.</exception>
    public sealed override T AllocateCopy(T value) => throw new NotSupportedException("A probe model is never timed, so nothing is compared with copying it.");

    /// <summary>Makes the golden value: a new, equal object at each call.</summary>
    protected abstract T Make();
}

/// <summary>What is asked of a probe model whose root's type is not known.</summary>
public interface IProbeModel
{
    /// <summary>True for a model whose payload the attacks cut, change and extend. Others belong to one probe or capability.</summary>
    bool IsAttacked { get; }

    /// <summary>True for a model that is attacked where the variant takes no attacked class.</summary>
    bool IsStandIn { get; }
}

/// <summary>A model whose values can be made of any depth.</summary>
public interface IDeepModel
{
    /// <summary>A value of that many levels, all alike, so that a payload repeats itself. The caller's stack may be small: the value is made in a loop.</summary>
    object OfDepth(int levels);
}

/// <summary>
/// A model whose class asks for what an adapter sets or declares for some classes only, because a capability needs it: derived classes, a constructor, a private setter, an interface. It is attacked by that
/// where the variant gives its value back.
/// </summary>
public interface ISettingModel
{
    /// <summary>What asks for it, as it follows <c>of</c>: <c>objects of derived classes</c>.</summary>
    string Setting { get; }
}

/// <summary>A model whose values can be made of any length.</summary>
public interface IGrowingModel
{
    /// <summary>A length at which a reader whose time grows with the square of it is slow, and another is not.</summary>
    int Length => 200_000;

    /// <summary>A value of that many elements or characters.</summary>
    object OfLength(int length);
}

/// <summary>A model of an array with two counts, whose elements take their product.</summary>
public interface ITwoCountsModel
{
    /// <summary>A value with so many rows.</summary>
    object OfRows(int rows);
}

/// <summary>A model of a dictionary that can be made of keys which all have one hash code.</summary>
public interface ICollidingModel
{
    /// <summary>The ways to make such keys.</summary>
    IReadOnlyList<HashFlood> Floods { get; }
}

/// <summary>A model that is read from payloads of a colliding model: in a format with names, the keys are names that its class does not have.</summary>
public interface IUnknownNamesModel
{
    /// <summary>The colliding model.</summary>
    ModelName Writer { get; }
}

/// <summary>A model that holds an object of a class that only the payload names, where a library names classes at all.</summary>
public interface ICanaryModel
{
    /// <summary>The probe of a class that only the payload names, by the adapter's usual settings.</summary>
    const string Usual = "H11";

    /// <summary>The same by the settings that an adapter needs for derived classes. src/Goldilocks.Shared/Catalog counts it apart.</summary>
    const string ForPolymorphism = "H11.polymorphic";

    /// <summary>True where the adapter is told that derived classes stand for their bases.</summary>
    bool IsSetForPolymorphism { get; }

    /// <summary>Under which its inputs are counted.</summary>
    string Probe => IsSetForPolymorphism ? ForPolymorphism : Usual;

    /// <summary>The values to write, each with the name of the benign class in it and the name of the canary of the same length that is put in its place.</summary>
    IReadOnlyList<(string Words, object Value, string Benign, string Canary)> Canaries { get; }

    /// <summary>The text that the golden value holds where an object of any class may stand.</summary>
    string GoldenText { get; }
}
