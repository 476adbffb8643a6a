internal readonly struct CollectionsConversion : IConversion<Collections, Own.Collections>
{
    public static Own.Collections ToOwn(Collections value) => new() { Array = value.Array, Numbers = value.Numbers, Names = value.Names, Counts = value.Counts };

    public static Collections ToApplication(Own.Collections own) => new()
    {
        Array = [.. own.Array],
        Numbers = Lists.Of(own.Numbers),
        Names = Lists.Of(own.Names),
        Counts = (Dictionary<string, int>)own.Counts,
    };
}

internal readonly struct StringsConversion : IConversion<Strings, Own.Strings>
{
    public static Own.Strings ToOwn(Strings value) => new() { Items = value.Items };

    public static Strings ToApplication(Own.Strings own) => new() { Items = Lists.Of(own.Items) };
}

internal readonly struct BinaryConversion : IConversion<Binary, Own.Binary>
{
    public static Own.Binary ToOwn(Binary value) => new() { Data = value.Data };

    public static Binary ToApplication(Own.Binary own) => new() { Data = own.Data };
}
