using System.Buffers.Binary;
using System.Collections;

/// <summary>Writes the numbers of an object by their places and without names, so a reader needs the schema of the writer: its properties in their order.</summary>
/// <param name="isToldOfTheWriter">False for an adapter that hands its library the schema of the class that is read.</param>
internal sealed class PlacesVariant(string name, bool isToldOfTheWriter) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => IsOfNumbers(typeof(T))
        ? binder.To(new PlacesAdapter<T>(isToldOfTheWriter ? binder.Workload.Writer : typeof(T)))
        : binder.Unsupported("it takes numbers and objects of numbers");

    private static bool IsOfNumbers(Type type) => type.GetProperties().All(property => property.PropertyType == typeof(int) || (IsObject(property.PropertyType) && property.PropertyType != type && IsOfNumbers(property.PropertyType)));

    private static bool IsObject(Type type) => type is { IsClass: true, IsAbstract: false } && type != typeof(string) && !typeof(IEnumerable).IsAssignableFrom(type) && type != typeof(object);
}

internal readonly struct PlacesAdapter<T>(Type writer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Write(value!, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        var rest = payload.Span;
        return (T)Read(typeof(T), writer, ref rest)!;
    }

    private static void Write(object value, IBufferWriter<byte> destination)
    {
        foreach (var property in value.GetType().GetProperties())
        {
            if (property.GetValue(value) is not int number)
            {
                Write(property.GetValue(value)!, destination);
                continue;
            }

            BinaryPrimitives.WriteInt32LittleEndian(destination.GetSpan(sizeof(int)), number);
            destination.Advance(sizeof(int));
        }
    }

    /// <summary>What the reader does not have is skipped.</summary>
    private static object? Read(Type? type, Type writer, ref ReadOnlySpan<byte> rest)
    {
        var made = type is null ? null : Activator.CreateInstance(type);
        foreach (var written in writer.GetProperties())
        {
            var known = type?.GetProperty(written.Name);
            var value = written.PropertyType == typeof(int) ? Number(ref rest) : Read(known?.PropertyType, written.PropertyType, ref rest);
            known?.SetValue(made, value);
        }

        return made;
    }

    private static object Number(ref ReadOnlySpan<byte> rest)
    {
        var number = BinaryPrimitives.ReadInt32LittleEndian(rest);
        rest = rest[sizeof(int)..];
        return number;
    }
}
