/// <summary>The schema of the probes' models, which has a struct for each version of a class.</summary>
internal sealed partial class ObjectVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = SchemaRoots.Bind(binder, this);
}
