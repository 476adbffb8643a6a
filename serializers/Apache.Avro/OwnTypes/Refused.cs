/// <summary>A user's own types that Avro's schemas have no form for.</summary>
internal sealed partial class SpecificVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = binder.Unsupported(SchemaRefusal.Reason);
}
