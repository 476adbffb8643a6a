/// <summary>A fake that misbehaves on every workload that <see cref="Json"/> can take.</summary>
internal abstract class FakeVariant(string name) : Variant(name)
{
    private const Needs TypeNames = Needs.EmbeddedType | Needs.Polymorphism | Needs.SharedReferences;

    public sealed override Binding Bind<T>(Binder<T> binder) => (binder.Workload.Needs & TypeNames) == 0
        ? BindAny(binder)
        : binder.Unsupported("a fake writes neither type names nor references");

    protected abstract Binding BindAny<T>(Binder<T> binder);
}
