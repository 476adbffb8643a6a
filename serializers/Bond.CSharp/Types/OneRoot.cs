/// <summary>The classes and the conversion that the folder of other models brings along.</summary>
internal sealed partial class BondVariant<TWriter, TReader, TProtocol>
{
    protected override Binding? BindKnown<T>(Binder<T> binder) =>
        binder is Binder<SchemaRoot> own ? Bind<SchemaRoot, SchemaRecord, SchemaConversion>(own) : null;
}
