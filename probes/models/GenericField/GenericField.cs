namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasLocker
{
    [Member(First + 0), NamedMember]
    public Locker<int>? Value { get; set; }
}

[Contract]
public sealed partial class Locker<T>
{
    [Member(First + 0), Included]
    private T? _content;

    public T? Content() => _content;

    public Locker<T> Put(T content)
    {
        _content = content;
        return this;
    }
}
