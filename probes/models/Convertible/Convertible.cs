namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasConvertible
{
    [Member(First + 0), NamedMember]
    public Money? Value { get; set; }
}

/// <summary>A library may take it for a number or a text. Its type code says that it is an object.</summary>
[Contract]
public sealed partial class Money : IConvertible
{
    [Member(First + 0), NamedMember]
    public int Amount { get; set; }

    [Member(First + 1), NamedMember]
    public string? Currency { get; set; }

    public TypeCode GetTypeCode() => TypeCode.Object;

    public bool ToBoolean(IFormatProvider? provider) => throw new InvalidCastException();

    public byte ToByte(IFormatProvider? provider) => throw new InvalidCastException();

    public char ToChar(IFormatProvider? provider) => throw new InvalidCastException();

    public DateTime ToDateTime(IFormatProvider? provider) => throw new InvalidCastException();

    public decimal ToDecimal(IFormatProvider? provider) => Amount;

    public double ToDouble(IFormatProvider? provider) => Amount;

    public short ToInt16(IFormatProvider? provider) => checked((short)Amount);

    public int ToInt32(IFormatProvider? provider) => Amount;

    public long ToInt64(IFormatProvider? provider) => Amount;

    public sbyte ToSByte(IFormatProvider? provider) => checked((sbyte)Amount);

    public float ToSingle(IFormatProvider? provider) => Amount;

    public string ToString(IFormatProvider? provider) => $"{Amount} {Currency}";

    public object ToType(Type conversionType, IFormatProvider? provider) => Convert.ChangeType(Amount, conversionType, provider);

    public ushort ToUInt16(IFormatProvider? provider) => checked((ushort)Amount);

    public uint ToUInt32(IFormatProvider? provider) => checked((uint)Amount);

    public ulong ToUInt64(IFormatProvider? provider) => checked((ulong)Amount);
}
