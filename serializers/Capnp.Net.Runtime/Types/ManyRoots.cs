/// <summary>The schema of the probes' models, which has a struct for each version of a class.</summary>
internal sealed partial class ObjectVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => SchemaRoots.Bind(binder, this);
}
