/// <summary>A user's own types that Bond has no form for.</summary>
internal sealed partial class BondVariant<TWriter, TReader, TProtocol>
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = binder.Unsupported(SchemaRefusal.Reason);
}
