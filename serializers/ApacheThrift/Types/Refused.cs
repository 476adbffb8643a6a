/// <summary>A user's own types that Thrift has no form for.</summary>
internal sealed partial class ThriftVariant<TProtocols>
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => binder.Unsupported(SchemaRefusal.Reason);
}
