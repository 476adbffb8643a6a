namespace Goldilocks.Probes.Models;

public enum OfByte : byte
{
    Zero = 0,
    Last = byte.MaxValue,
}

public enum OfSByte : sbyte
{
    First = sbyte.MinValue,
    Zero = 0,
}

public enum OfShort : short
{
    First = short.MinValue,
    Zero = 0,
}

public enum OfLong : long
{
    First = long.MinValue,
    Zero = 0,
}

[Contract]
public sealed partial class HasSmallEnums
{
    [Member(First + 0), NamedMember]
    public OfByte Byte { get; set; }

    [Member(First + 1), NamedMember]
    public OfSByte SByte { get; set; }

    [Member(First + 2), NamedMember]
    public OfShort Short { get; set; }

    [Member(First + 3), NamedMember]
    public OfLong Long { get; set; }
}
