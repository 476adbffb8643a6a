namespace Goldilocks.Own;

/// <summary>Bond has no dates and no GUIDs: a member of either type names the type that it is stored as, and Bond finds these methods by their name.</summary>
public static class BondTypeAliasConverter
{
    public static DateTime Convert(long value, DateTime unused) => new(value, DateTimeKind.Utc);

    public static long Convert(DateTime value, long unused) => value.Ticks;

    public static Guid Convert(ArraySegment<byte> value, Guid unused) => new(value);

    public static ArraySegment<byte> Convert(Guid value, ArraySegment<byte> unused) => value.ToByteArray();
}
