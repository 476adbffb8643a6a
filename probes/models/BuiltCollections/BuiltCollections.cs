using System.Collections;
using System.Runtime.CompilerServices;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasConvoy
{
    [Member(First + 0), NamedMember]
    public Convoy? Value { get; set; }
}

/// <summary>A list that nothing can be added to, and that only a method makes, which the compiler calls for a collection expression. It has no attribute of the library.</summary>
[Serializable]
[CollectionBuilder(typeof(Convoy), nameof(Of))]
public sealed class Convoy : IReadOnlyList<int>
{
    private readonly int[] _ships;

    private Convoy(int[] ships) => _ships = ships;

    public int Count => _ships.Length;

    public int this[int index] => _ships[index];

    public static Convoy Of(ReadOnlySpan<int> ships) => new(ships.ToArray());

    public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_ships).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
