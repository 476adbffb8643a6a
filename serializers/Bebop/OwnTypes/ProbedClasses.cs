/// <summary>The schema of the probes' models, which has a message for each version of a class.</summary>
internal sealed partial class BebopVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = SchemaRoots.Bind(binder, this);
}
