/// <summary>The classes of the probes' models, which are one for each version of a class.</summary>
internal sealed partial class BondVariant<TWriter, TReader, TProtocol>
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = SchemaRoots.Bind(binder, this);
}
