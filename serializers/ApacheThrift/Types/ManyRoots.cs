/// <summary>The classes of the built-in workloads, or those of the probes' models, which are one for each version of a class.</summary>
internal sealed partial class ThriftVariant<TProtocols>
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => SchemaRoots.Bind(binder, this);
}
