using Goldilocks.Values;

namespace Goldilocks;

/// <summary>The demands of a workload on a serializer, beyond writing public settable members of a tree.</summary>
[Flags]
public enum Needs
{
    /// <summary>Nothing beyond public settable members of a tree.</summary>
    None = 0,

    /// <summary>Members have no public setter: the value must be rebuilt through its constructor.</summary>
    ReadOnlyMembers = 1,

    /// <summary>The value is declared as an interface or base class, so that the payload must say which type it holds.</summary>
    EmbeddedType = 2,

    /// <summary>The types cannot be annotated with any library's attributes.</summary>
    NoAttributes = 4,

    /// <summary>A member is a dictionary.</summary>
    Dictionary = 8,

    /// <summary>Members are declared as a base class and hold one of several known derived classes.</summary>
    Polymorphism = 16,

    /// <summary>Objects are referred to from several places, possibly in a cycle, and must stay the same object.</summary>
    SharedReferences = 32,

    /// <summary>A member holds JSON text that a JSON writer may pass through as it is.</summary>
    RawJson = 64,

    /// <summary>Beside <see cref="ReadOnlyMembers"/>: those members have a private setter, which a serializer may use instead of the constructor.</summary>
    PrivateSetters = 128,
}

/// <summary>One payload, by name, in several sizes. All serializers are measured on it.</summary>
public abstract class Workload
{
    /// <summary>As typed on the command line: lower case, words joined by hyphens.</summary>
    public abstract string Name { get; }

    /// <summary>One line for <c>goldilocks list</c>.</summary>
    public abstract string Description { get; }

    /// <summary>What a size counts: <c>books</c>, <c>consumers</c>.</summary>
    public abstract string SizeUnit { get; }

    /// <summary>The sizes that the source study used, smallest first; any other positive size up to <see cref="MaximumSize"/> works too.</summary>
    public abstract IReadOnlyList<int> Sizes { get; }

    /// <summary>The one size that the default and quick presets measure.</summary>
    public abstract int DefaultSize { get; }

    /// <summary>The largest size that <see cref="Sizes"/> or the command line may ask for.</summary>
    public virtual int MaximumSize => int.MaxValue;

    /// <summary>The payload's demands on a serializer.</summary>
    public virtual Needs Needs => Shape.Needs;

    /// <summary>The constructs of the payload's types; empty for a built-in workload.</summary>
    public virtual ModelShape Shape => ModelShape.Empty;

    /// <summary>False for a workload that is only measured when it is asked for by name.</summary>
    public virtual bool IsInDefaultRun => true;

    /// <summary>Named integer parameters with their defaults, such as <c>payload</c>: bytes per book.</summary>
    public virtual IReadOnlyDictionary<string, int> Parameters { get; } = new Dictionary<string, int>();

    /// <summary>Lets <paramref name="visitor"/> see the workload under its own type.</summary>
    public abstract TResult Accept<TResult>(IWorkloadVisitor<TResult> visitor);
}

/// <summary>A workload whose value is a <typeparamref name="T"/>.</summary>
public abstract class Workload<T> : Workload
{
    /// <summary>
    /// The class whose payloads are read: another version of <typeparamref name="T"/> where a probe reads what that version wrote, otherwise <typeparamref name="T"/> itself. For libraries whose reader must
    /// be given the schema of the writer.
    /// </summary>
    public virtual Type Writer => typeof(T);

    /// <summary>
    /// Makes the value. Two calls with the same arguments make equal values on every runtime and machine, so everything that
    /// varies comes from <paramref name="random"/>.
    /// </summary>
    public abstract T Create(WorkloadSize size, SeededRandom random);

    /// <summary>
    /// Allocates an equal value from an existing one, without parsing: every object, string and array is
    /// new. This is the floor for deserializing (the roundup study's AllocPerf).
    /// </summary>
    public abstract T AllocateCopy(T value);

    /// <summary>Null when the two are deeply equal; otherwise the path and the two values of the first difference.</summary>
    public virtual string? FindDifference(T expected, T actual) => Shape.Explain(Difference.Find(expected, actual));

    /// <inheritdoc/>
    public sealed override TResult Accept<TResult>(IWorkloadVisitor<TResult> visitor) => visitor.Visit(this);
}

/// <summary>How much of a workload to make.</summary>
/// <param name="Count">The count of the workload's <see cref="Workload.SizeUnit"/>; 1 or more.</param>
/// <param name="Parameters">Every parameter that the workload declares, with its value.</param>
public sealed record WorkloadSize(int Count, IReadOnlyDictionary<string, int> Parameters);

/// <summary>Code that is generic over the workload's type.</summary>
public interface IWorkloadVisitor<out TResult>
{
    /// <summary>Called once, with the workload under its own type.</summary>
    TResult Visit<T>(Workload<T> workload);
}
