/// <summary>
/// Its host does not get to run: <see cref="Impostor"/> speaks the protocol in its stead and makes one mistake, which the variant names. This is what a worker looks like whose
/// library has taken over its pipe.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [];
}
