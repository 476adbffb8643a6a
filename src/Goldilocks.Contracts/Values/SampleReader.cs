using System.Numerics;

namespace Goldilocks.Values;

/// <summary>
/// Reads the values of a user's own sample in a worker. The command line has read the JSON and written the values plainly, member after member, without names; generated code reads them in the same
/// order. JSON is not read here, because that would warm up one of the variants in its own process.
/// </summary>
/// <remarks>Every string is a new object: two copies of a value share nothing.</remarks>
public sealed class SampleReader : IDisposable
{
    /// <summary>The environment variable that holds the path of the file.</summary>
    public const string PathVariable = "GOLDILOCKS_SAMPLE";

    /// <summary>The first text of every such file.</summary>
    internal const string Format = "goldilocks-sample-1";

    private readonly BinaryReader _reader;
    private readonly long _start;

    private SampleReader(BinaryReader reader, string path, string model)
    {
        _reader = reader;
        if (reader.ReadString() != Format || reader.ReadString() != model)
        {
            throw new InvalidDataException($"'{path}' holds no values of this model. Start the program through goldilocks, which makes the file.");
        }

        Count = reader.ReadInt32();
        MayRepeat = reader.ReadBoolean();
        _start = reader.BaseStream.Position;
    }

    /// <summary>The values that the sample has: roots, or elements of the list that is repeated.</summary>
    public int Count { get; }

    /// <summary>Whether sizes beyond <see cref="Count"/> repeat the sample.</summary>
    public bool MayRepeat { get; }

    /// <summary>The elements that a repeated list is to have; set by the generated workload.</summary>
    public int Size { get; set; }

    /// <summary>Opens the file that the environment names.</summary>
    /// <param name="model">The model's hash; the file must have been made for it.</param>
    /// <exception cref="InvalidDataException">There is no such file, or it was made for another model.</exception>
    public static SampleReader Open(string model)
    {
        var path = Environment.GetEnvironmentVariable(PathVariable)
            ?? throw new InvalidDataException($"{PathVariable} names no file of values. Start the program through goldilocks, which makes the file.");
        return OpenFile(path, model);
    }

    /// <summary>Opens a file that was made for the model.</summary>
    /// <exception cref="InvalidDataException">It was made for another one.</exception>
    public static SampleReader OpenFile(string path, string model) => new(new BinaryReader(File.OpenRead(path)), path, model);

    /// <summary>Goes back to the first value.</summary>
    public void Restart() => Position = _start;

    /// <summary>The position in the file, in bytes.</summary>
    public long Position
    {
        get => _reader.BaseStream.Position;
        set => _reader.BaseStream.Position = value;
    }

    /// <summary>False where a null follows.</summary>
    public bool ReadIsThere() => _reader.ReadBoolean();

    /// <summary>The number of elements that follow.</summary>
    public int ReadCount() => _reader.Read7BitEncodedInt();

    public bool ReadBoolean() => _reader.ReadBoolean();

    public byte ReadByte() => _reader.ReadByte();

    public sbyte ReadSByte() => _reader.ReadSByte();

    public char ReadChar() => (char)_reader.ReadUInt16();

    public short ReadInt16() => _reader.ReadInt16();

    public ushort ReadUInt16() => _reader.ReadUInt16();

    public int ReadInt32() => _reader.ReadInt32();

    public uint ReadUInt32() => _reader.ReadUInt32();

    public long ReadInt64() => _reader.ReadInt64();

    public ulong ReadUInt64() => _reader.ReadUInt64();

    public Half ReadHalf() => _reader.ReadHalf();

    public float ReadSingle() => _reader.ReadSingle();

    public double ReadDouble() => _reader.ReadDouble();

    public decimal ReadDecimal() => _reader.ReadDecimal();

    public Int128 ReadInt128() => (Int128)ReadBigInteger();

    public UInt128 ReadUInt128() => (UInt128)ReadBigInteger();

    public BigInteger ReadBigInteger() => new(ReadBytes());

    public string ReadString() => _reader.ReadString();

    public byte[] ReadBytes() => _reader.ReadBytes(ReadCount());

    public Guid ReadGuid() => new(_reader.ReadBytes(16));

    public DateTime ReadDateTime() => new(_reader.ReadInt64(), (DateTimeKind)_reader.ReadByte());

    public DateTimeOffset ReadDateTimeOffset() => new(_reader.ReadInt64(), ReadTimeSpan());

    public DateOnly ReadDateOnly() => DateOnly.FromDayNumber(_reader.ReadInt32());

    public TimeOnly ReadTimeOnly() => new(_reader.ReadInt64());

    public TimeSpan ReadTimeSpan() => new(_reader.ReadInt64());

    public Uri ReadUri() => new(_reader.ReadString(), UriKind.RelativeOrAbsolute);

    public Version ReadVersion() => Version.Parse(_reader.ReadString());

    /// <summary>What stands where a type declares an <c>object</c>; <see cref="AnyValue"/>.</summary>
    public object? ReadAny() => AnyValue.Read(_reader);

    public void Dispose() => _reader.Dispose();
}
