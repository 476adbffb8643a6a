/// <summary>The members of a class, written out once for all modes. Static and generic over the mode, so that the JIT compiles direct calls.</summary>
internal interface IMembers<T>
{
    static abstract void Write<TWriter>(T value, TWriter to) where TWriter : struct, IMemberWriter;

    static abstract void Read<TReader>(T value, TReader from) where TReader : struct, IMemberReader;
}

/// <summary>Takes members one by one. Raw mode leaves out the names, and then the order is all that counts.</summary>
internal interface IMemberWriter
{
    void Write(string name, bool value);

    void Write(string name, byte value);

    void Write(string name, short value);

    void Write(string name, int value);

    void Write(string name, long value);

    void Write(string name, float value);

    void Write(string name, double value);

    void Write(string name, string? value);

    void Write(string name, Guid value);

    void Write(string name, DateTime value);

    void Write(string name, byte[]? value);

    void Write(string name, int[] value);

    void Write(string name, double[] value);

    void Write(string name, DateTime[] value);

    void Write<TItem>(string name, List<TItem> value);

    void Write<TValue>(string name, Dictionary<string, TValue> value);

    void WriteObject<TObject>(string name, TObject value);
}

/// <summary>Gives members one by one, in the order in which they were written.</summary>
internal interface IMemberReader
{
    bool Boolean(string name);

    byte Byte(string name);

    short Int16(string name);

    int Int32(string name);

    long Int64(string name);

    float Single(string name);

    double Double(string name);

    string String(string name);

    Guid Guid(string name);

    DateTime DateTime(string name);

    byte[] Bytes(string name);

    int[] Int32s(string name);

    double[] Doubles(string name);

    DateTime[] DateTimes(string name);

    List<TItem> List<TItem>(string name);

    Dictionary<string, TValue> Dictionary<TValue>(string name);

    TObject Object<TObject>(string name);
}
