using System.Collections;
using Apache.Ignite.Core.Binary;

/// <summary>With names: each member gets an entry in the object's footer, which is what queries read.</summary>
internal readonly struct NamedWriter(IBinaryWriter writer) : IMemberWriter
{
    public void Write(string name, bool value) => writer.WriteBoolean(name, value);

    public void Write(string name, byte value) => writer.WriteByte(name, value);

    public void Write(string name, short value) => writer.WriteShort(name, value);

    public void Write(string name, int value) => writer.WriteInt(name, value);

    public void Write(string name, long value) => writer.WriteLong(name, value);

    public void Write(string name, float value) => writer.WriteFloat(name, value);

    public void Write(string name, double value) => writer.WriteDouble(name, value);

    public void Write(string name, string? value) => writer.WriteString(name, value);

    public void Write(string name, Guid value) => writer.WriteGuid(name, value);

    public void Write(string name, DateTime value) => writer.WriteTimestamp(name, value);

    public void Write(string name, byte[]? value) => writer.WriteByteArray(name, value);

    public void Write(string name, int[] value) => writer.WriteIntArray(name, value);

    public void Write(string name, double[] value) => writer.WriteDoubleArray(name, value);

    public void Write(string name, DateTime[] value) => writer.WriteArray(name, value);

    public void Write<TItem>(string name, List<TItem> value) => writer.WriteCollection(name, value);

    public void Write<TValue>(string name, Dictionary<string, TValue> value) => writer.WriteDictionary(name, value);

    public void WriteObject<TObject>(string name, TObject value) => writer.WriteObject(name, value);
}

/// <summary>The counterpart of <see cref="NamedWriter"/>.</summary>
internal readonly struct NamedReader(IBinaryReader reader) : IMemberReader
{
    public bool Boolean(string name) => reader.ReadBoolean(name);

    public byte Byte(string name) => reader.ReadByte(name);

    public short Int16(string name) => reader.ReadShort(name);

    public int Int32(string name) => reader.ReadInt(name);

    public long Int64(string name) => reader.ReadLong(name);

    public float Single(string name) => reader.ReadFloat(name);

    public double Double(string name) => reader.ReadDouble(name);

    public string String(string name) => reader.ReadString(name);

    public Guid Guid(string name) => reader.ReadGuid(name)!.Value;

    public DateTime DateTime(string name) => reader.ReadTimestamp(name)!.Value;

    public byte[] Bytes(string name) => reader.ReadByteArray(name);

    public int[] Int32s(string name) => reader.ReadIntArray(name);

    public double[] Doubles(string name) => reader.ReadDoubleArray(name);

    public DateTime[] DateTimes(string name) => reader.ReadArray<DateTime>(name);

    public List<TItem> List<TItem>(string name) =>
        (List<TItem>)reader.ReadCollection(name, static count => new List<TItem>(count), static (list, item) => ((IList)list).Add(item));

    public Dictionary<string, TValue> Dictionary<TValue>(string name) =>
        (Dictionary<string, TValue>)reader.ReadDictionary(name, static count => new Dictionary<string, TValue>(count));

    public TObject Object<TObject>(string name) => reader.ReadObject<TObject>(name);
}
