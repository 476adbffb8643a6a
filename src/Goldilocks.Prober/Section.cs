namespace Goldilocks.Prober;

/// <summary>
/// A group of attacks that one child process runs. Sections are found by reflection in this assembly and in the program, so that a new one needs no list.
/// A section has a public constructor without parameters.
/// </summary>
public abstract class Section
{
    /// <summary>As typed after <c>--only</c>: <c>prefixes</c>, <c>json-numbers</c>. Lower case, words joined by hyphens.</summary>
    public abstract string Name { get; }

    /// <summary>The family of sections that <c>--only</c> may name instead: <c>hostile</c> unless stated.</summary>
    public virtual string Family => "hostile";

    /// <summary>Why this section has nothing for the variant; null when it has inputs.</summary>
    public virtual string? WhyNot(ISubject subject) => null;

    /// <summary>
    /// True unless the library's own payloads are what is tried: they are read before the first input, which warms the library up, and once more after the last.
    /// </summary>
    public virtual bool RereadsOwnPayloads => true;

    /// <summary>True when it is tried only where <c>--only</c> names it.</summary>
    public virtual bool IsNamedOnly => false;

    /// <summary>What its inputs ask, by the IDs of the capabilities in the order of the inputs; empty where they are attacks.</summary>
    public virtual IReadOnlyList<string> Questions => [];

    /// <summary>Whether it may share a process with others of its family: to start one costs more than most sections do.</summary>
    public virtual Sharing Sharing => Sharing.Any;

    /// <summary>The memory that a child may take beyond what it has at its start.</summary>
    public virtual long MemoryBytes => 1L << 30;

    /// <summary>
    /// True when the next input needs a fresh process where one ran out of memory, made or tried: a library may keep the buffers that it grew until then, and what follows would depend on them.
    /// </summary>
    public virtual bool IsFreshAfterOutOfMemory => false;

    /// <summary>Processor time after which an input hangs. One second is an exhaustion already.</summary>
    public virtual double HangSeconds => 3;

    /// <summary>How many ended processes are paid for; the inputs that are left then are left out.</summary>
    public virtual int MostDeaths => 12;

    /// <summary>
    /// The inputs for this variant. Their number and order follow from the variant, its golden payloads and <paramref name="seed"/> alone: after a death, the next process
    /// goes on at the next number. Making the list is cheap; an input's bytes are made when it is its turn.
    /// </summary>
    public abstract IInputs Open(ISubject subject, ulong seed);
}

/// <summary>Whether a section may share a process. src/Goldilocks.Probing knows the names too.</summary>
public enum Sharing
{
    /// <summary>It has its own: it measures time or memory, or takes gigabytes.</summary>
    None,

    /// <summary>It does not depend on what was tried before it.</summary>
    Any,

    /// <summary>It shares one as the first: something in it must be tried where little happened before.</summary>
    First,
}

/// <summary>Inputs by number.</summary>
public interface IInputs
{
    /// <summary>How many there are.</summary>
    int Count { get; }

    /// <summary>The input with that number, from 0 to <see cref="Count"/> - 1, made anew at each call.</summary>
    ProbeInput this[int number] { get; }
}

/// <summary>Inputs that are all described in advance.</summary>
/// <param name="inputs">The inputs. Their payloads are made later.</param>
public sealed class ListedInputs(IReadOnlyList<ProbeInput> inputs) : IInputs
{
    /// <inheritdoc/>
    public int Count => inputs.Count;

    /// <inheritdoc/>
    public ProbeInput this[int number] => inputs[number];
}
