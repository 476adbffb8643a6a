/// <summary>What the version that is built does not have yet. The variant stays, so that a table of several versions says since when there is such a thing.</summary>
internal sealed class LaterVariant(string name, string since) : Variant(name)
{
    public const string Generator = "its package has a source generator since 3.0.0";

    public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported($"{since}, and this version is older");
}
