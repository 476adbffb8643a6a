using System.IO.Compression;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using System.Text;

namespace Library;

/// <summary>Allocates what the payload states before it looks at the rest: it can be exhausted.</summary>
internal sealed class BelievesLengths : Fake
{
    private const int EnoughBytes = 100_000_000;

    protected override object? Refuse(byte[] payload, Type type)
    {
        var length = payload.Length < HeadBytes ? 0 : LengthIn(payload);
        if (length > EnoughBytes)
        {
            // Enough to be seen, and not so much that the tests take long.
            GC.KeepAlive(GC.AllocateUninitializedArray<byte>(EnoughBytes));
        }

        return base.Refuse(payload, type);
    }
}

/// <summary>
/// Asks for an array of more elements than the runtime has any for. That takes no memory: the exception is undocumented, and nothing is exhausted.
/// </summary>
internal sealed class AsksForTooLongArrays : Fake
{
    protected override object? Refuse(byte[] payload, Type type)
    {
        if (payload.Length >= HeadBytes && LengthIn(payload) > Array.MaxLength)
        {
            GC.KeepAlive(new byte[LengthIn(payload)]);
        }

        return base.Refuse(payload, type);
    }
}

/// <summary>Compresses the whole payload, and reads as much as comes out, or as much as it allows.</summary>
internal sealed class Compressed(int mostBytes) : Fake
{
    public override byte[] Write(object value, Type type)
    {
        using var target = new MemoryStream();
        using (var compressor = new BrotliStream(target, CompressionLevel.Fastest))
        {
            compressor.Write(base.Write(value, type));
        }

        return target.ToArray();
    }

    public override object? Read(byte[] payload, Type type) => base.Read(Inflated(payload), type);

    private byte[] Inflated(byte[] payload)
    {
        try
        {
            using var source = new BrotliStream(new MemoryStream(payload), CompressionMode.Decompress);
            using var content = new MemoryStream();
            var chunk = new byte[4096];
            for (int read; (read = source.Read(chunk)) > 0 && content.Length <= mostBytes;)
            {
                content.Write(chunk, 0, read);
            }

            return content.ToArray();
        }
        catch (Exception exception) when (exception is InvalidOperationException or InvalidDataException)
        {
            throw new DamagedException(exception);
        }
    }
}

/// <summary>Fills a dictionary whose hash codes an attacker can foresee: it can be exhausted, by the runtime's own dictionary.</summary>
internal sealed class Flooded : Fake;

/// <summary>Answers an object without content where the payload is damaged. In a format that ends wherever a field ends, the same is right for a prefix.</summary>
internal sealed class FillsGaps : Fake
{
    protected override object? Refuse(byte[] payload, Type type) => Nothing(type);
}

/// <summary>Writes white space that it does not need: the payload without it is a legal document with the same value.</summary>
internal sealed class WhiteSpace : Fake
{
    private const string Behind = "  \n";

    public override byte[] Write(object value, Type type) => [.. base.Write(value, type), .. Behind.Select(character => (byte)character)];

    public override object? Read(byte[] payload, Type type)
    {
        var length = payload.Length;
        while (length > HeadBytes && Behind.Contains((char)payload[length - 1], StringComparison.Ordinal))
        {
            length--;
        }

        return base.Read(payload[..length], type);
    }
}

/// <summary>Throws what it does not document.</summary>
internal sealed class Undocumented : Fake
{
    protected override object? Refuse(byte[] payload, Type type) => throw new InvalidDataException($"The payload is damaged, and local time is {TimeZoneInfo.Local.BaseUtcOffset} from UTC.");
}

/// <summary>Remembers that it refused something, and answers its own payload wrongly from then on.</summary>
internal sealed class Poisoned : Fake
{
    private bool _hasRefused;

    public override object? Read(byte[] payload, Type type) => base.Read(payload, type) is var value && _hasRefused ? Nothing(type) : value;

    protected override object? Refuse(byte[] payload, Type type)
    {
        _hasRefused = true;
        return base.Refuse(payload, type);
    }
}

/// <summary>Writes another payload at each call, and reads all of them rightly.</summary>
internal sealed class NeverTheSame : Fake
{
    private const int SaltBytes = 8;

    public override byte[] Write(object value, Type type) => Framed([.. Guid.NewGuid().ToByteArray()[..SaltBytes], .. Content(value, type)]);

    public override object? Read(byte[] payload, Type type) => IsWhole(payload) ? Value(payload.AsSpan(HeadBytes + SaltBytes), type) : Refuse(payload, type);
}

/// <summary>Refuses everything, its own payloads too. It is no reader, and so withstands nothing.</summary>
internal sealed class ReadsNothing : Fake
{
    public override object? Read(byte[] payload, Type type) => throw new DamagedException();
}

/// <summary>Lets the runtime's own code refuse what is damaged, with an exception that it does not document.</summary>
internal sealed class LeavesItToTheRuntime : Fake
{
    protected override object? Refuse(byte[] payload, Type type) => BitConverter.ToInt64(payload, payload.Length);
}

/// <summary>Calls what an adapter gave to it when it is given something damaged.</summary>
internal sealed class CallsBack(Action<byte[]> whenDamaged) : Fake
{
    protected override object? Refuse(byte[] payload, Type type)
    {
        whenDamaged(payload);
        return base.Refuse(payload, type);
    }
}

/// <summary>
/// Allocates as much as the payload states, and hides that this fails. Memory that the system refused is exhaustion, seen or not; an array of more elements than the runtime has any for takes no memory.
/// </summary>
internal sealed class SwallowsMemory(int mostBytes) : Fake
{
    private const int EnoughBytes = 1_000_000_000;

    protected override object? Refuse(byte[] payload, Type type)
    {
        try
        {
            if (payload.Length >= HeadBytes && LengthIn(payload) > (mostBytes > Array.MaxLength ? Array.MaxLength : EnoughBytes))
            {
                GC.KeepAlive(new byte[Math.Min(LengthIn(payload), mostBytes)]);
            }
        }
        catch (OutOfMemoryException)
        {
            // That is what it is here for.
        }

        return base.Refuse(payload, type);
    }
}

/// <summary>Reads texts and numbers, and refuses every class, its own payloads too: what it withstands it does not show.</summary>
internal sealed class ReadsTextsOnly : Fake
{
    public override object? Read(byte[] payload, Type type) => type == typeof(string) || type.IsArray ? base.Read(payload, type) : throw new DamagedException();
}

/// <summary>
/// Fills gaps in texts once it has refused many, which never happens again alone; it may also fill those of records from the start, which does. What comes first must not hide what comes second.
/// </summary>
internal sealed class Tires(bool isAlwaysWrongOnRecords) : Fake
{
    private const int Many = 10;
    private int _refused;

    protected override object? Refuse(byte[] payload, Type type) => (type == typeof(string) && ++_refused > Many) || (isAlwaysWrongOnRecords && type.GetProperty("Blob") is not null)
        ? Nothing(type)
        : base.Refuse(payload, type);
}

/// <summary>A damaged payload is read as an object of another class. The cast in the adapter then fails.</summary>
internal sealed class AnswersAnotherClass : Fake
{
    protected override object? Refuse(byte[] payload, Type type) => new StringBuilder();
}

/// <summary>Reads with code that it compiled at run time, and leaves no frame of its own behind: the last thing it does is the call.</summary>
internal sealed class CompiledReader : Fake
{
    private static readonly Func<byte[], object?> s_refuse = Compile();

    public override object? Read(byte[] payload, Type type) => IsWhole(payload) ? base.Read(payload, type) : s_refuse(payload);

    private static Func<byte[], object?> Compile()
    {
        var method = new DynamicMethod("", typeof(object), [typeof(byte[])]);
        var code = method.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldc_I4_M1);
        code.Emit(OpCodes.Ldelem_U1);
        code.Emit(OpCodes.Box, typeof(byte));
        code.Emit(OpCodes.Ret);
        return method.CreateDelegate<Func<byte[], object?>>();
    }
}

/// <summary>Throws from a method that has a frame of its own only where nothing is inlined.</summary>
internal static class InlinedReader
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object? ByteBehind(byte[] payload) => payload[payload.Length];
}

/// <summary>A task that was never run, so its exception has no stack.</summary>
internal static class FailedTask
{
    public static Task<object?> Make() => Task.FromException<object?>(new IndexOutOfRangeException());
}
