/// <summary>A user's own types have no schema.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new RefusedVariant()];
}

internal sealed class RefusedVariant() : Variant("own objects")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported("it takes types that have a schema and a conversion, and there are none for this one");
}
