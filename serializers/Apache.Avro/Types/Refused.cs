/// <summary>A user's own types that Avro's schemas have no form for.</summary>
internal sealed partial class SpecificVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => binder.Unsupported(SchemaRefusal.Reason);
}
