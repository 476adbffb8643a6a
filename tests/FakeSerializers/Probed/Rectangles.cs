using System.Buffers.Binary;
using System.Reflection;
using System.Runtime.InteropServices;

namespace Library;

/// <summary>Has a form of its own for an array of two dimensions: two counts and the numbers. It believes the counts, or compares their product with what follows.</summary>
internal sealed class TwoCounts(bool isBelieving) : Fake
{
    private const int CountsBytes = 2 * sizeof(int);

    public override byte[] Write(object value, Type type)
    {
        if (Rectangle(type)?.GetValue(value) is not int[,] numbers)
        {
            return base.Write(value, type);
        }

        var payload = new byte[CountsBytes + (sizeof(int) * numbers.Length)];
        BinaryPrimitives.WriteInt32LittleEndian(payload, numbers.GetLength(0));
        BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(sizeof(int)), numbers.GetLength(1));
        Bytes(numbers).CopyTo(payload.AsSpan(CountsBytes));
        return payload;
    }

    public override object? Read(byte[] payload, Type type)
    {
        if (Rectangle(type) is not { } member)
        {
            return base.Read(payload, type);
        }

        if (payload.Length < CountsBytes)
        {
            throw new DamagedException();
        }

        var (rows, columns) = (BinaryPrimitives.ReadInt32LittleEndian(payload), BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(sizeof(int))));
        var rest = payload.AsSpan(CountsBytes);
        if (rows < 0 || columns < 0 || (isBelieving ? Math.Max(rows, columns) > rest.Length : (long)rows * columns * sizeof(int) != rest.Length))
        {
            throw new DamagedException();
        }

        var numbers = new int[rows, columns];
        if (Bytes(numbers).Length != rest.Length)
        {
            throw new DamagedException();
        }

        rest.CopyTo(Bytes(numbers));
        var made = Activator.CreateInstance(type)!;
        member.SetValue(made, numbers);
        return made;
    }

    private static Span<byte> Bytes(int[,] numbers) =>
        numbers.Length == 0 ? [] : MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref numbers[0, 0], numbers.Length));

    private static PropertyInfo? Rectangle(Type type) => type.GetProperties().FirstOrDefault(property => property.PropertyType == typeof(int[,]));
}
