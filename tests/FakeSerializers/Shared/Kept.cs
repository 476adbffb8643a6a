/// <summary>The object that the host gave to the fake to write, for fakes that return it instead of reading.</summary>
internal sealed class Kept<T>
{
    public T? Value { get; private set; }

    public T Keep(T value) => Value = value;
}
