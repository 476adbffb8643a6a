namespace Goldilocks;

/// <summary>
/// Conversion between the application's objects and a library's own, for libraries that generate their classes from a schema. Static,
/// so that the JIT can compile direct calls.
/// </summary>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The library's type.</typeparam>
internal interface IConversion<T, TOwn>
{
    static abstract TOwn ToOwn(T value);

    static abstract T ToApplication(TOwn own);
}

/// <summary>
/// An adapter on a library's own objects, with the conversion from and to the application's inside the timer: the cost for an application with
/// classes of its own.
/// </summary>
internal readonly struct ConvertingAdapter<T, TOwn, TAdapter, TConversion>(TAdapter adapter) : IAdapter<T>
    where TAdapter : struct, IAdapter<TOwn>
    where TConversion : struct, IConversion<T, TOwn>
{
    private readonly TAdapter _adapter = adapter;

    public void Serialize(T value, IBufferWriter<byte> destination) => _adapter.Serialize(TConversion.ToOwn(value), destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => TConversion.ToApplication(_adapter.Deserialize(payload));
}

/// <summary>A variant of a library that has classes of its own, made from a schema: it takes the types that have a schema and a conversion.</summary>
internal abstract class SchemaFirstVariant(string name) : Variant(name)
{
    /// <summary>The reason for any other type.</summary>
    public const string NoSchema = "it takes types that have a schema and a conversion, and there are none for this one";

    public sealed override bool ConvertsObjects => true;

    public sealed override Binding Bind<T>(Binder<T> binder) => BindKnown(binder) ?? binder.Unsupported(WhyNot(binder.Workload.Needs) ?? NoSchema);

    /// <summary>Binds a type with a schema and a conversion: BuiltIn/ has those of the built-in types, and the folder of other models may bring some along. Null for any other type.</summary>
    protected virtual Binding? BindKnown<T>(Binder<T> binder) => null;

    /// <summary>The reason why no schema could help; null where there is none.</summary>
    protected abstract string? WhyNot(Needs needs);
}
