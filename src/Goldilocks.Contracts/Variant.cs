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
    /// Answers how this variant handles the workload: <c>binder.To(new Adapter&lt;T&gt;())</c>, another of the binder's
    /// ways, or <c>binder.Unsupported("why")</c>.
    /// </summary>
    public abstract Binding Bind<T>(Binder<T> binder);
}

/// <summary>What the version that is built does not have yet. The variant stays, so that a table of several versions says since when there is such a thing.</summary>
/// <param name="name">The variant's name in the versions that have it.</param>
/// <param name="since">What the library has and since which version, as a clause: <c>its package has a source generator since 3.0.0</c>.</param>
public sealed class LaterVariant(string name, string since) : Variant(name)
{
    /// <inheritdoc/>
    public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported($"{since}, and this version is older");
}
