/// <summary>A user's own types have no schema.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new RefusedVariant()];
}

internal sealed class RefusedVariant() : Variant("own objects")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported("a schema and a conversion must be written for each type, and there is none for this one");
}
