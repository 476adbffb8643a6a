/// <summary>The object that the host handed over to be written, for fakes that read without reading.</summary>
internal sealed class Kept<T> where T : class
{
    public T? Value { get; private set; }

    public T Keep(T value) => Value = value;
}
