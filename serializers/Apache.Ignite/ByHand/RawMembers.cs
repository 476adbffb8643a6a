using System.Collections;
using Apache.Ignite.Core.Binary;

/// <summary>Without names: members cannot be found by queries, only read in order.</summary>
internal readonly struct RawWriter(IBinaryRawWriter writer) : IMemberWriter
{
    public void Write(string name, bool value) => writer.WriteBoolean(value);

    public void Write(string name, byte value) => writer.WriteByte(value);

    public void Write(string name, short value) => writer.WriteShort(value);

    public void Write(string name, int value) => writer.WriteInt(value);

    public void Write(string name, long value) => writer.WriteLong(value);

    public void Write(string name, float value) => writer.WriteFloat(value);

    public void Write(string name, double value) => writer.WriteDouble(value);

    public void Write(string name, string? value) => writer.WriteString(value);

    public void Write(string name, Guid value) => writer.WriteGuid(value);

    public void Write(string name, DateTime value) => writer.WriteTimestamp(value);

    public void Write(string name, byte[]? value) => writer.WriteByteArray(value);

    public void Write(string name, int[] value) => writer.WriteIntArray(value);

    public void Write(string name, double[] value) => writer.WriteDoubleArray(value);

    public void Write(string name, DateTime[] value) => writer.WriteArray(value);

    public void Write<TItem>(string name, List<TItem> value) => writer.WriteCollection(value);

    public void Write<TValue>(string name, Dictionary<string, TValue> value) => writer.WriteDictionary(value);

    public void WriteObject<TObject>(string name, TObject value) => writer.WriteObject(value);
}

/// <summary>The counterpart of <see cref="RawWriter"/>.</summary>
internal readonly struct RawReader(IBinaryRawReader reader) : IMemberReader
{
    public bool Boolean(string name) => reader.ReadBoolean();

    public byte Byte(string name) => reader.ReadByte();

    public short Int16(string name) => reader.ReadShort();

    public int Int32(string name) => reader.ReadInt();

    public long Int64(string name) => reader.ReadLong();

    public float Single(string name) => reader.ReadFloat();

    public double Double(string name) => reader.ReadDouble();

    public string String(string name) => reader.ReadString();

    public Guid Guid(string name) => reader.ReadGuid()!.Value;

    public DateTime DateTime(string name) => reader.ReadTimestamp()!.Value;

    public byte[] Bytes(string name) => reader.ReadByteArray();

    public int[] Int32s(string name) => reader.ReadIntArray();

    public double[] Doubles(string name) => reader.ReadDoubleArray();

    public DateTime[] DateTimes(string name) => reader.ReadArray<DateTime>();

    public List<TItem> List<TItem>(string name) =>
        (List<TItem>)reader.ReadCollection(static count => new List<TItem>(count), static (list, item) => ((IList)list).Add(item));

    public Dictionary<string, TValue> Dictionary<TValue>(string name) =>
        (Dictionary<string, TValue>)reader.ReadDictionary(static count => new Dictionary<string, TValue>(count));

    public TObject Object<TObject>(string name) => reader.ReadObject<TObject>();
}
