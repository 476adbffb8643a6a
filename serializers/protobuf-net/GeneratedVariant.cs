#if GENERATOR
using ProtoBuf.Meta;

/// <summary>
/// The serializers that the library's generator writes while the program is compiled, a preview since 3.3. The model is closed: what the generator leaves out is not looked up at run time.
/// The build writes its other parts: the attributes with the types (see the project file), and what the generator makes of them.
/// </summary>
internal sealed partial class GeneratedModel
{
    /// <summary>Whether the generator took the type.</summary>
    public bool Has<T>() => GetSerializer<T>() is not null;
}

internal sealed class GeneratedVariant() : Variant("source generated")
{
    public override Binding Bind<T>(Binder<T> binder) => AttributeVariant.WhyNot(binder.Workload) switch
    {
        { } reason => binder.Unsupported(reason),
#if TAKES_CONVERTERS
        _ when KnownTypes.Of(typeof(T)).Any(Surrogates.Has) => binder.Unsupported("the adapter tells a model of surrogates when the program runs, and the generator's is made before"),
#endif
        _ when !GeneratedModel.Instance.Has<T>() => binder.Unsupported("its generator leaves this type out, or one that it holds; its warnings PBN3001 to PBN3004 say why"),
        _ => binder.To(new ModelAdapter<T>(GeneratedModel.Instance)),
    };
}
#endif
