using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text.Json;

namespace Library;

/// <summary>Withstands: a payload is a head, the length and a hash of its content, and JSON. Everything that differs is refused with one documented exception.</summary>
internal class Fake
{
    public const int HeadBytes = 9;
    private const byte Head = 1;
    private const int HashBytes = 4;

    /// <summary>What the payload states of its content's length.</summary>
    public static int LengthIn(ReadOnlySpan<byte> payload) => BinaryPrimitives.ReadInt32LittleEndian(payload[1..]);

    public virtual byte[] Write(object value, Type type) => Framed(Content(value, type));

    public virtual void WriteTo(IBufferWriter<byte> destination, object value, Type type) => destination.Write(Write(value, type));

    public virtual object? Read(byte[] payload, Type type) => IsWhole(payload) ? Value(payload.AsSpan(HeadBytes), type) : Refuse(payload, type);

    /// <summary>What becomes of a payload that is damaged.</summary>
    protected virtual object? Refuse(byte[] payload, Type type) => throw new DamagedException();

    protected static byte[] Content(object value, Type type)
    {
        try
        {
            return JsonSerializer.SerializeToUtf8Bytes(value, type);
        }
        catch (JsonException exception)
        {
            throw new DamagedException(exception);
        }
    }

    protected static object? Value(ReadOnlySpan<byte> content, Type type)
    {
        try
        {
            return JsonSerializer.Deserialize(content, type);
        }
        catch (JsonException exception)
        {
            throw new DamagedException(exception);
        }
    }

    protected static byte[] Framed(byte[] content)
    {
        var payload = new byte[HeadBytes + content.Length];
        payload[0] = Head;
        BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(1), content.Length);
        SHA256.HashData(content).AsSpan(0, HashBytes).CopyTo(payload.AsSpan(1 + sizeof(int)));
        content.CopyTo(payload, HeadBytes);
        return payload;
    }

    protected static bool IsWhole(ReadOnlySpan<byte> payload) => payload.Length >= HeadBytes && payload[0] == Head && LengthIn(payload) == payload.Length - HeadBytes
        && payload.Slice(1 + sizeof(int), HashBytes).SequenceEqual(SHA256.HashData(payload[HeadBytes..]).AsSpan(0, HashBytes));

    /// <summary>An object without content.</summary>
    protected static object Nothing(Type type) => type == typeof(string) ? "" : type.IsArray ? Array.CreateInstance(type.GetElementType()!, 0) : Activator.CreateInstance(type)!;
}

/// <summary>Derives from the documented exception, as most libraries' own do: it is no leak.</summary>
internal sealed class DamagedException(Exception? cause = null) : FormatException("The payload is damaged.", cause);
