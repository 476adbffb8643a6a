/// <summary>The schema of the built-in workloads, or that of the probes' models, which has a table for each version of a class.</summary>
internal sealed partial class FlatVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => SchemaRoots.Bind(binder, this);
}
