internal readonly struct QualifiedStreamIdMembers : IMembers<QualifiedStreamId>
{
    public static void Write<TWriter>(QualifiedStreamId value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.Write(nameof(value.ProviderName), value.ProviderName);
        to.WriteObject(nameof(value.StreamId), value.StreamId);
    }

    public static void Read<TReader>(QualifiedStreamId value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.ProviderName = from.String(nameof(value.ProviderName));
        value.StreamId = from.Object<StreamId>(nameof(value.StreamId));
    }
}

internal readonly struct StreamIdMembers : IMembers<StreamId>
{
    public static void Write<TWriter>(StreamId value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.WriteObject(nameof(value.FullKey), value.FullKey);
        to.Write(nameof(value.KeyIndex), value.KeyIndex);
        to.Write(nameof(value.HashCode), value.HashCode);
    }

    public static void Read<TReader>(StreamId value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.FullKey = from.Object<BinaryData>(nameof(value.FullKey));
        value.KeyIndex = from.Int32(nameof(value.KeyIndex));
        value.HashCode = from.Int32(nameof(value.HashCode));
    }
}

internal readonly struct BinaryDataMembers : IMembers<BinaryData>
{
    public static void Write<TWriter>(BinaryData value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Type), value.Type);
        to.WriteObject(nameof(value.Value), value.Value);
    }

    public static void Read<TReader>(BinaryData value, TReader from) where TReader : struct, IMemberReader
    {
        value.Type = from.String(nameof(value.Type));
        value.Value = from.Object<BinaryValue>(nameof(value.Value));
    }
}

internal readonly struct BinaryValueMembers : IMembers<BinaryValue>
{
    public static void Write<TWriter>(BinaryValue value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.WriteObject(nameof(value.Binary), value.Binary);
    }

    public static void Read<TReader>(BinaryValue value, TReader from) where TReader : struct, IMemberReader
    {
        value.Binary = from.Object<BinaryInfo>(nameof(value.Binary));
    }
}

internal readonly struct BinaryInfoMembers : IMembers<BinaryInfo>
{
    public static void Write<TWriter>(BinaryInfo value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Base64), value.Base64);
        to.Write(nameof(value.SubType), value.SubType);
    }

    public static void Read<TReader>(BinaryInfo value, TReader from) where TReader : struct, IMemberReader
    {
        value.Base64 = from.String(nameof(value.Base64));
        value.SubType = from.String(nameof(value.SubType));
    }
}
