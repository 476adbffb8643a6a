/// <summary>
/// Its host does not run: <see cref="Impostor"/> speaks the protocol instead and makes one mistake, which the variant names. It looks like a worker with a library that
/// has taken over its pipe.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [];
}
