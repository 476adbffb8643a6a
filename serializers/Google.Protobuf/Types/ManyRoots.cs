/// <summary>The schema of the built-in workloads, or that of the probes' models, which has a message for each version of a class.</summary>
internal sealed partial class MessageVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => SchemaRoots.Bind(binder, this);
}
