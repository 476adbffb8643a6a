using System.Buffers.Binary;
using System.Reflection;

namespace Library;

/// <summary>
/// Has a form of its own for a class that holds itself: a byte and a number for each level. It writes and reads any depth without recursion, or reads with a call for each level: then a deep payload
/// ends the process.
/// </summary>
internal class Chain(bool isRecursive) : Fake
{
    private const byte Level = 3;
    protected const byte End = 4;
    protected const int LevelBytes = 1 + sizeof(int);

    public override byte[] Write(object value, Type type)
    {
        if (Next(type) is not { } next)
        {
            return base.Write(value, type);
        }

        using var payload = new MemoryStream();
        var number = new byte[sizeof(int)];
        for (var level = value; level is not null; level = next.GetValue(level))
        {
            payload.WriteByte(Level);
            BinaryPrimitives.WriteInt32LittleEndian(number, (int)Number(type).GetValue(level)!);
            payload.Write(number);
        }

        payload.WriteByte(End);
        return payload.ToArray();
    }

    public override object? Read(byte[] payload, Type type)
    {
        if (Next(type) is null)
        {
            return base.Read(payload, type);
        }

        var levels = (payload.Length - 1) / LevelBytes;
        if (levels == 0 || payload.Length % LevelBytes != 1 || payload[^1] != End || Enumerable.Range(0, levels).Any(level => payload[level * LevelBytes] != Level))
        {
            throw new DamagedException();
        }

        return isRecursive ? Recursive(payload, type) : Iterative(payload, type, levels);
    }

    private static object? Recursive(ReadOnlySpan<byte> payload, Type type)
    {
        // Room for what a real reader keeps on its stack.
        Span<byte> kept = stackalloc byte[256];
        payload[..1].CopyTo(kept);
        if (kept[0] == End)
        {
            return null;
        }

        return Made(payload, type, Recursive(payload[LevelBytes..], type));
    }

    private static object? Iterative(byte[] payload, Type type, int levels)
    {
        object? next = null;
        for (var level = levels - 1; level >= 0; level--)
        {
            next = Made(payload.AsSpan(level * LevelBytes), type, next);
        }

        return next;
    }

    private static object Made(ReadOnlySpan<byte> payload, Type type, object? next)
    {
        var made = Activator.CreateInstance(type)!;
        Number(type).SetValue(made, BinaryPrimitives.ReadInt32LittleEndian(payload[1..]));
        Next(type)!.SetValue(made, next);
        return made;
    }

    /// <summary>True for a class that holds itself.</summary>
    protected static bool IsChain(Type type) => Next(type) is not null;

    private static PropertyInfo? Next(Type type) => type.GetProperties().FirstOrDefault(property => property.PropertyType == type);

    private static PropertyInfo Number(Type type) => type.GetProperties().First(property => property.PropertyType == typeof(int));
}

/// <summary>Never comes back from a deep payload, on whatever stack.</summary>
internal sealed class HangsDeep() : Chain(isRecursive: false)
{
    private const int MostLevels = 10_000;

    public override object? Read(byte[] payload, Type type)
    {
        while (IsChain(type) && payload.Length > MostLevels * LevelBytes)
        {
            Thread.SpinWait(1);
        }

        return base.Read(payload, type);
    }
}

/// <summary>Writes a length and a hash before its content, so that a deep payload cannot be inferred from shallow ones.</summary>
internal class FramedChain() : Chain(isRecursive: false)
{
    public override byte[] Write(object value, Type type)
    {
        var content = base.Write(value, type);
        return IsChain(type) ? Framed(content) : content;
    }

    public override object? Read(byte[] payload, Type type) =>
        !IsChain(type) ? base.Read(payload, type) : IsWhole(payload) ? base.Read(payload[HeadBytes..], type) : Refuse(payload, type);

    protected static bool HasMoreLevels(byte[] payload, int levels) => payload.Length > HeadBytes + ((levels + 1) * LevelBytes);
}

/// <summary>Refuses to write a value of many levels. So a deep payload cannot be had, and its reader is not tried on one.</summary>
internal sealed class ShallowChain : FramedChain
{
    private const int MostLevels = 10;

    public override byte[] Write(object value, Type type)
    {
        var payload = base.Write(value, type);
        return IsChain(type) && HasMoreLevels(payload, MostLevels) ? throw new DamagedException() : payload;
    }
}

/// <summary>
/// Takes more room for a deep value than a process may have. The buffer that cannot grow is not its own, and yet it asked for the room. It keeps what it took, so that nothing can be written any more:
/// what is tried next needs a fresh process.
/// </summary>
internal sealed class WritesTooMuch : FramedChain
{
    private const int MostLevels = 10_000;
    private const int TakenBytes = 600_000_000;
    private static byte[]? s_kept;

    public override void WriteTo(IBufferWriter<byte> destination, object value, Type type)
    {
        var payload = Write(value, type);
        if (s_kept is not null)
        {
            throw new OutOfMemoryException();
        }

        if (IsChain(type) && HasMoreLevels(payload, MostLevels))
        {
            s_kept = new byte[TakenBytes];
            destination.GetSpan(TakenBytes);
        }

        destination.Write(payload);
    }
}

/// <summary>Writes the length of each level before it, as a varint, and refuses to write many levels. It reads with a call for each, so a deep payload ends the process.</summary>
internal sealed class WrappedChain() : Chain(isRecursive: true)
{
    private const int MostLevels = 10;

    public override byte[] Write(object value, Type type)
    {
        var content = base.Write(value, type);
        if (!IsChain(type))
        {
            return content;
        }

        if (content.Length > (MostLevels + 1) * LevelBytes)
        {
            throw new DamagedException();
        }

        byte[] wrapped = [];
        for (var start = content.Length - 1 - LevelBytes; start >= 0; start -= LevelBytes)
        {
            wrapped = [.. content.AsSpan(start, LevelBytes), .. Varint(wrapped.Length), .. wrapped];
        }

        return wrapped;
    }

    public override object? Read(byte[] payload, Type type) => IsChain(type) ? base.Read(Unwrapped(payload), type) : base.Read(payload, type);

    private static byte[] Unwrapped(ReadOnlySpan<byte> rest)
    {
        using var content = new MemoryStream();
        while (rest.Length > 0)
        {
            if (rest.Length <= LevelBytes)
            {
                throw new DamagedException();
            }

            content.Write(rest[..LevelBytes]);
            rest = rest[LevelBytes..];
            var length = Length(ref rest);
            if (length != rest.Length)
            {
                throw new DamagedException();
            }
        }

        content.WriteByte(End);
        return content.ToArray();
    }

    private static int Length(ref ReadOnlySpan<byte> rest)
    {
        var length = 0;
        for (var shift = 0; rest.Length > 0 && shift < 28; shift += 7)
        {
            var part = rest[0];
            rest = rest[1..];
            length |= (part & 0x7F) << shift;
            if (part < 0x80)
            {
                return length;
            }
        }

        throw new DamagedException();
    }

    private static byte[] Varint(int number)
    {
        using var bytes = new MemoryStream();
        using var writer = new BinaryWriter(bytes);
        writer.Write7BitEncodedInt(number);
        return bytes.ToArray();
    }
}
