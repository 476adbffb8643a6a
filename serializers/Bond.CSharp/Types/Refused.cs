/// <summary>A user's own types that Bond has no form for.</summary>
internal sealed partial class BondVariant<TWriter, TReader, TProtocol>
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => binder.Unsupported(SchemaRefusal.Reason);
}
