using System.Runtime.CompilerServices;

namespace Goldilocks.Bench;

/// <summary>How a library moves the bytes of one payload. Not inlined: a library does not see which stream the application made.</summary>
internal interface IStreamWay
{
    /// <summary>Payloads between two looks at the clock: some two hundred microseconds.</summary>
    static abstract int Repeats { get; }

    /// <typeparam name="TSide">Only makes the JIT compile one loop for each side.</typeparam>
    /// <param name="stream">Empty.</param>
    /// <param name="payload">The bytes to write.</param>
    static abstract void Write<TSide>(Stream stream, byte[] payload) where TSide : struct;

    /// <typeparam name="TSide">Only makes the JIT compile one loop for each side.</typeparam>
    /// <param name="stream">Holds as many bytes as the target.</param>
    /// <param name="target">Takes them.</param>
    static abstract void Read<TSide>(Stream stream, byte[] target) where TSide : struct;
}

internal readonly struct OneByte : IStreamWay
{
    public static int Repeats => 5;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<TSide>(Stream stream, byte[] payload) where TSide : struct
    {
        foreach (var value in payload)
        {
            stream.WriteByte(value);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<TSide>(Stream stream, byte[] target) where TSide : struct
    {
        for (var i = 0; i < target.Length; i++)
        {
            target[i] = (byte)stream.ReadByte();
        }
    }
}

internal readonly struct EightBytes : IStreamWay
{
    private const int Part = 8;

    public static int Repeats => 20;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<TSide>(Stream stream, byte[] payload) where TSide : struct
    {
        for (var i = 0; i < payload.Length; i += Part)
        {
            stream.Write(payload, i, Part);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<TSide>(Stream stream, byte[] target) where TSide : struct
    {
        for (var i = 0; i < target.Length; i += Part)
        {
            stream.ReadExactly(target, i, Part);
        }
    }
}

internal readonly struct EightBytesOfSpan : IStreamWay
{
    private const int Part = 8;

    public static int Repeats => 20;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<TSide>(Stream stream, byte[] payload) where TSide : struct
    {
        for (var i = 0; i < payload.Length; i += Part)
        {
            stream.Write(payload.AsSpan(i, Part));
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<TSide>(Stream stream, byte[] target) where TSide : struct
    {
        for (var i = 0; i < target.Length; i += Part)
        {
            stream.ReadExactly(target.AsSpan(i, Part));
        }
    }
}

internal readonly struct Page : IStreamWay
{
    private const int Part = 4096;

    public static int Repeats => 400;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<TSide>(Stream stream, byte[] payload) where TSide : struct
    {
        for (var i = 0; i < payload.Length; i += Part)
        {
            stream.Write(payload, i, Part);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<TSide>(Stream stream, byte[] target) where TSide : struct
    {
        for (var i = 0; i < target.Length; i += Part)
        {
            stream.ReadExactly(target, i, Part);
        }
    }
}

internal readonly struct PageOfSpan : IStreamWay
{
    private const int Part = 4096;

    public static int Repeats => 400;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<TSide>(Stream stream, byte[] payload) where TSide : struct
    {
        for (var i = 0; i < payload.Length; i += Part)
        {
            stream.Write(payload.AsSpan(i, Part));
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<TSide>(Stream stream, byte[] target) where TSide : struct
    {
        for (var i = 0; i < target.Length; i += Part)
        {
            stream.ReadExactly(target.AsSpan(i, Part));
        }
    }
}
