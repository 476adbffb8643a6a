/// <summary>The schema and the conversion that the folder of other models brings along.</summary>
internal sealed partial class BebopVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class =>
        bound = binder is Binder<SchemaRoot> own ? Bind<SchemaRoot, SchemaRecord, SchemaConversion>(own) : null;
}
