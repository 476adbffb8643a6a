using System.Buffers;

namespace Goldilocks;

/// <summary>
/// One way of using a serializer: by reflection or by source generation, plain or compressed, own objects or converted
/// ones. An adapter program offers one variant or several.
/// </summary>
/// <param name="name">A short name such as <c>source generated</c>; empty when the serializer has only one variant.</param>
public abstract class Variant(string name)
{
    /// <summary>Empty for a serializer's only (or plain) variant; otherwise the name that distinguishes it from its siblings.</summary>
    public string Name { get; } = name;

    /// <summary>
    /// True for the floors, which do work that every serializer must do and are drawn as lines rather than ranked.
    /// </summary>
    public virtual bool IsFloor => false;

    /// <summary>True where the library has classes of its own, and code of Goldilocks converts the application's objects to and from those. What that code drops is not the library's doing.</summary>
    public virtual bool ConvertsObjects => false;

    /// <summary>
    /// Options of the library that programs often set and this variant does not, at most one of a kind. Only a probing asks for them: which values come back without an option, and not with it (C60)?
    /// </summary>
    public virtual IReadOnlyList<VariantOption> Options => [];

    /// <summary>
    /// Answers how this variant handles the workload: <c>binder.To(new Adapter&lt;T&gt;())</c>, another of the binder's
    /// ways, or <c>binder.Unsupported("why")</c>.
    /// </summary>
    public abstract Binding Bind<T>(Binder<T> binder);
}

/// <summary>A variant with one option more.</summary>
/// <param name="Kind">What the option is about.</param>
/// <param name="Words">The option, as the code of a program has it: <c>NullValueHandling = Ignore</c>.</param>
/// <param name="Make">Makes the variant with the option. It is called first in a process that asks for no other one, so it may set what holds for a whole process.</param>
public sealed record VariantOption(OptionKind Kind, string Words, Func<Variant> Make)
{
    /// <summary>The kind in lower case, as a question and a process name it: <c>nulls</c>.</summary>
    public string Name => Kind.ToString().ToLowerInvariant();
}

/// <summary>What an option of a library is about. A question of probes belongs to each: <c>C60.nulls</c>.</summary>
public enum OptionKind
{
    /// <summary>Members have names of another form in the payload, such as camelCase.</summary>
    Names,

    /// <summary>The case of a name does not matter to the reader.</summary>
    Case,

    /// <summary>Members that are null are left out.</summary>
    Nulls,

    /// <summary>Members that have the default of their type are left out, or those that are left out otherwise are written.</summary>
    Defaults,

    /// <summary>Enumerations are written by their names instead of their numbers, or the other way.</summary>
    Enums,

    /// <summary>Dates and durations have another form.</summary>
    Dates,

    /// <summary>Numbers have another form, such as texts, or texts are read as numbers.</summary>
    Numbers,

    /// <summary>Texts are escaped or encoded in another way.</summary>
    Texts,

    /// <summary>Dictionaries and collections have another form.</summary>
    Collections,

    /// <summary>Payloads name the class of each object.</summary>
    Types,

    /// <summary>An object that is there twice is written once.</summary>
    References,

    /// <summary>Payloads are indented, or have another layout.</summary>
    Layout,

    /// <summary>The reader fills the objects and collections that members begin with, or replaces them.</summary>
    Filling,

    /// <summary>The reader calls other constructors, or none.</summary>
    Constructors,

    /// <summary>Other members are written, such as fields or private ones.</summary>
    Members,

    /// <summary>The reader refuses what the class does not say, such as unknown members or null.</summary>
    Strict,

    /// <summary>The library prepares its code at another time, or interprets its contracts.</summary>
    Code,

    /// <summary>No code is made while the program runs, as on systems that forbid it. The first variant of each program has this option.</summary>
    Emit,

    /// <summary>Payloads are compressed.</summary>
    Compression,

    /// <summary>The library as it is when a program sets nothing, without what the adapter sets or registers.</summary>
    Bare,

    /// <summary>The options that programs usually set together.</summary>
    Together,

    /// <summary>Values are written to a writer and read from a reader of the program's, such as a TextWriter and a TextReader.</summary>
    Writer,

    /// <summary>Before a value is written, it goes into another form of the library, such as its JSON, and back.</summary>
    Form,

    /// <summary>Before a value is written, the library copies it.</summary>
    Copy,

    /// <summary>Values are read from a stream, and written to one where the library has a call for that. The host asks this, and the following three, of the first variant of each program whose adapter has the call.</summary>
    Stream,

    /// <summary>Values are read from pieces of memory.</summary>
    Segments,

    /// <summary>Values are written and read by calls that are given a <see cref="System.Type"/>.</summary>
    Typed,

    /// <summary>Values are written and read by way of the library's own pieces of its format.</summary>
    Pieces,
}

/// <summary>An adapter whose values go another way before they are written. It is for probes: what comes back otherwise than without it, was lost on that way.</summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
/// <typeparam name="TAdapter">The adapter.</typeparam>
/// <param name="adapter">Writes what came back from the way, and reads.</param>
/// <param name="way">Into another form and back, or a copy.</param>
public readonly struct DetourAdapter<T, TAdapter>(TAdapter adapter, Func<T, T> way) : IAdapter<T> where TAdapter : struct, IAdapter<T>
{
    /// <inheritdoc/>
    public void Serialize(T value, IBufferWriter<byte> destination) => adapter.Serialize(way(value), destination);

    /// <inheritdoc/>
    public T Deserialize(ReadOnlyMemory<byte> payload) => adapter.Deserialize(payload);
}

/// <summary>What the version that is built does not have yet. The variant stays, so that a table of several versions says since when there is such a thing.</summary>
/// <param name="name">The variant's name in the versions that have it.</param>
/// <param name="since">What the library has and since which version, as a clause: <c>its package has a source generator since 3.0.0</c>.</param>
public sealed class LaterVariant(string name, string since) : Variant(name)
{
    /// <inheritdoc/>
    public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported($"{since}, and this version is older");
}
