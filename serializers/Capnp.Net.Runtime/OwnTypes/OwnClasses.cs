/// <summary>The schema and the conversion that the folder of other models brings along.</summary>
internal sealed partial class ObjectVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class =>
        bound = binder is Binder<SchemaRoot> own ? Bind<SchemaRoot, SchemaRecord, SchemaConversion>(own, Message.Of<SchemaRecord, SchemaRecord.WRITER>) : null;
}
