/// <summary>A user's own types that the language has no form for.</summary>
internal sealed partial class BebopVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = binder.Unsupported(SchemaRefusal.Reason);
}
