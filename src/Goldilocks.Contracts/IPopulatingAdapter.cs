namespace Goldilocks;

/// <summary>
/// What an adapter implements beside its operations when its library can read a payload into an object that is there already, for programs that keep objects in pools or that change a
/// state in its place.
/// </summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IPopulatingAdapter<T> : IAdapter<T>
{
    /// <summary>Reads one value into <paramref name="target"/>, as the library does it: whether collections are cleared or appended to is the library's answer.</summary>
    /// <returns>The object that has the content: <paramref name="target"/>, or another where the library did not keep it.</returns>
    T Populate(ReadOnlyMemory<byte> payload, T target);
}
