/// <summary>Calls a method that a new version of its library no longer has.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new RenamedSinceVariant("")];
}
