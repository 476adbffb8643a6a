using Apache.Arrow;
using Apache.Arrow.Types;

/// <summary>How the library takes and gives single values of a kind that it does not keep as .NET does.</summary>
internal interface IEachValue<TValue, TArray, TBuilder>
    where TValue : struct
{
    static abstract IArrowType Type { get; }

    static abstract TBuilder Open(int count);

    static abstract void Append(TBuilder builder, TValue value);

    static abstract void AppendNull(TBuilder builder);

    static abstract TArray Close(TBuilder builder);

    static abstract TValue Get(TArray array, int index);
}

internal sealed class EachForm<TValue, TArray, TBuilder, TEach>() : Form<TValue>(TEach.Type, isNullable: false)
    where TValue : struct
    where TArray : class, IArrowArray
    where TEach : IEachValue<TValue, TArray, TBuilder>
{
    public override IArrowArray Write(ReadOnlySpan<TValue> values)
    {
        var builder = TEach.Open(values.Length);
        foreach (var value in values)
        {
            TEach.Append(builder, value);
        }

        return TEach.Close(builder);
    }

    public override void Read(IArrowArray array, Span<TValue> values)
    {
        if (array is not TArray && Others.Each<TValue>(array) is { } other)
        {
            for (var index = 0; index < values.Length; index++)
            {
                values[index] = other(index) ?? throw new InvalidDataException($"The payload's column {array.Data.DataType.Name} has an absent value, and the member takes none.");
            }

            return;
        }

        var known = Known<TArray>(array);
        for (var index = 0; index < values.Length; index++)
        {
            values[index] = TEach.Get(known, index);
        }
    }
}

internal sealed class EachNullableForm<TValue, TArray, TBuilder, TEach>() : Form<TValue?>(TEach.Type, isNullable: true)
    where TValue : struct
    where TArray : class, IArrowArray
    where TEach : IEachValue<TValue, TArray, TBuilder>
{
    public override IArrowArray Write(ReadOnlySpan<TValue?> values)
    {
        var builder = TEach.Open(values.Length);
        foreach (var value in values)
        {
            if (value is { } known)
            {
                TEach.Append(builder, known);
            }
            else
            {
                TEach.AppendNull(builder);
            }
        }

        return TEach.Close(builder);
    }

    public override void Read(IArrowArray array, Span<TValue?> values)
    {
        if (array is not TArray && Others.Each<TValue>(array) is { } other)
        {
            for (var index = 0; index < values.Length; index++)
            {
                values[index] = other(index);
            }

            return;
        }

        var known = Known<TArray>(array);
        for (var index = 0; index < values.Length; index++)
        {
            values[index] = known.IsNull(index) ? null : TEach.Get(known, index);
        }
    }
}

/// <summary>A bit each.</summary>
internal readonly struct Truths : IEachValue<bool, BooleanArray, BooleanArray.Builder>
{
    public static IArrowType Type => BooleanType.Default;

    public static BooleanArray.Builder Open(int count) => new BooleanArray.Builder().Reserve(count);

    public static void Append(BooleanArray.Builder builder, bool value) => builder.Append(value);

    public static void AppendNull(BooleanArray.Builder builder) => builder.AppendNull();

    public static BooleanArray Close(BooleanArray.Builder builder) => builder.Build();

    public static bool Get(BooleanArray array, int index) => array.GetValue(index)!.Value;
}

/// <summary>Every value of .NET's type, with its 29 digits before the point or its 28 behind it. The library has a narrower type too, which would refuse some.</summary>
internal readonly struct Amounts : IEachValue<decimal, Decimal256Array, Decimal256Array.Builder>
{
    private static readonly Decimal256Type s_type = new(precision: 57, scale: 28);

    public static IArrowType Type => s_type;

    public static Decimal256Array.Builder Open(int count) => new Decimal256Array.Builder(s_type).Reserve(count);

    public static void Append(Decimal256Array.Builder builder, decimal value) => builder.Append(value);

    public static void AppendNull(Decimal256Array.Builder builder) => builder.AppendNull();

    public static Decimal256Array Close(Decimal256Array.Builder builder) => builder.Build();

    /// <summary>The column has one scale, so the library gives each value zeros up to it; they are taken away.</summary>
    public static decimal Get(Decimal256Array array, int index) => array.GetValue(index)!.Value / 1.0000000000000000000000000000m;
}
