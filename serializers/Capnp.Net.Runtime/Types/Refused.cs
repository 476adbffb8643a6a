/// <summary>A user's own types that the language has no form for.</summary>
internal sealed partial class ObjectVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) => binder.Unsupported(SchemaRefusal.Reason);
}
