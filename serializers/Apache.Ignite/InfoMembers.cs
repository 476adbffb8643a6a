#pragma warning disable SYSLIB0050 // See BuiltIn/Serializable/Classes.cs.
using System.Runtime.Serialization;

/// <summary>Hands members to the framework's own bag of names and values, from which Ignite then takes them.</summary>
internal readonly struct InfoWriter(SerializationInfo info) : IMemberWriter
{
    public void Write(string name, bool value) => info.AddValue(name, value);

    public void Write(string name, byte value) => info.AddValue(name, value);

    public void Write(string name, short value) => info.AddValue(name, value);

    public void Write(string name, int value) => info.AddValue(name, value);

    public void Write(string name, long value) => info.AddValue(name, value);

    public void Write(string name, float value) => info.AddValue(name, value);

    public void Write(string name, double value) => info.AddValue(name, value);

    public void Write(string name, string? value) => info.AddValue(name, value, typeof(string));

    public void Write(string name, Guid value) => info.AddValue(name, value, typeof(Guid));

    public void Write(string name, DateTime value) => info.AddValue(name, value);

    public void Write(string name, byte[]? value) => info.AddValue(name, value, typeof(byte[]));

    public void Write(string name, int[] value) => info.AddValue(name, value, typeof(int[]));

    public void Write(string name, double[] value) => info.AddValue(name, value, typeof(double[]));

    public void Write(string name, DateTime[] value) => info.AddValue(name, value, typeof(DateTime[]));

    public void Write<TItem>(string name, List<TItem> value) => WriteObject(name, value);

    public void Write<TValue>(string name, Dictionary<string, TValue> value) => WriteObject(name, value);

    public void WriteObject<TObject>(string name, TObject value) => info.AddValue(name, value, typeof(TObject));
}

/// <summary>The counterpart of <see cref="InfoWriter"/>.</summary>
internal readonly struct InfoReader(SerializationInfo info) : IMemberReader
{
    public bool Boolean(string name) => info.GetBoolean(name);

    public byte Byte(string name) => info.GetByte(name);

    public short Int16(string name) => info.GetInt16(name);

    public int Int32(string name) => info.GetInt32(name);

    public long Int64(string name) => info.GetInt64(name);

    public float Single(string name) => info.GetSingle(name);

    public double Double(string name) => info.GetDouble(name);

    public string String(string name) => info.GetString(name)!;

    public Guid Guid(string name) => Object<Guid>(name);

    public DateTime DateTime(string name) => info.GetDateTime(name);

    public byte[] Bytes(string name) => Object<byte[]>(name);

    public int[] Int32s(string name) => Object<int[]>(name);

    public double[] Doubles(string name) => Object<double[]>(name);

    public DateTime[] DateTimes(string name) => Object<DateTime[]>(name);

    public List<TItem> List<TItem>(string name) => Object<List<TItem>>(name);

    public Dictionary<string, TValue> Dictionary<TValue>(string name) => Object<Dictionary<string, TValue>>(name);

    public TObject Object<TObject>(string name) => (TObject)info.GetValue(name, typeof(TObject))!;
}
