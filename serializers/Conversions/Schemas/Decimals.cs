using GoldilocksDecimal = Goldilocks.Schemas.GoldilocksDecimal;

/// <summary>Decimals as their parts, where the schema declares that record. Avro declares a type where it is used first, and so only where it is used.</summary>
internal static partial class SchemaValues
{
    private const int Sign = int.MinValue;
    private const int Scale = 0xFF << 16;
    private const int LargestScale = 28 << 16;

    public static GoldilocksDecimal ToOwn(decimal number)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(number, parts);
        return new() { Low = (uint)parts[0] | ((long)parts[1] << 32), High = parts[2], Flags = parts[3] };
    }

    public static decimal ToDecimal(GoldilocksDecimal own) => (own.Flags & ~(Sign | Scale)) == 0 && (own.Flags & Scale) <= LargestScale
        ? new([(int)own.Low, (int)(own.Low >> 32), own.High, own.Flags])
        : throw NoValue($"0x{own.Flags:X8} is no sign and scale of a decimal.");
}
