using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasGuestbook
{
    [Member(First + 0), NamedMember]
    public Guestbook? Value { get; set; }
}

/// <summary>It can be read through and added to, and has no count. It has no attribute of the library.</summary>
[Serializable]
public sealed class Guestbook : IEnumerable<int>
{
    private readonly List<int> _guests = [];

    public void Add(int guest) => _guests.Add(guest);

    public IEnumerator<int> GetEnumerator() => _guests.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
