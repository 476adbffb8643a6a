/// <summary>The classes and the conversion that the folder of other models brings along.</summary>
internal sealed partial class ThriftVariant<TProtocols>
{
    protected override Binding? BindKnown<T>(Binder<T> binder) =>
        binder is Binder<SchemaRoot> own ? Bind<SchemaRoot, SchemaRecord, SchemaConversion>(own) : null;
}
