using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Apache.Arrow;
using Apache.Arrow.Types;

/// <summary>The library's type for values of one kind.</summary>
internal static class Forms
{
    private static readonly Dictionary<Type, object> s_known = ((object[])
    [
        .. Numbers<sbyte, Int8Array, Int8Array.Builder>(Int8Type.Default),
        .. Numbers<byte, UInt8Array, UInt8Array.Builder>(UInt8Type.Default),
        .. Numbers<short, Int16Array, Int16Array.Builder>(Int16Type.Default),
        .. Numbers<ushort, UInt16Array, UInt16Array.Builder>(UInt16Type.Default),
        .. Numbers<int, Int32Array, Int32Array.Builder>(Int32Type.Default),
        .. Numbers<uint, UInt32Array, UInt32Array.Builder>(UInt32Type.Default),
        .. Numbers<long, Int64Array, Int64Array.Builder>(Int64Type.Default),
        .. Numbers<ulong, UInt64Array, UInt64Array.Builder>(UInt64Type.Default),
        .. Numbers<float, FloatArray, FloatArray.Builder>(FloatType.Default),
        .. Numbers<double, DoubleArray, DoubleArray.Builder>(DoubleType.Default),
        .. Numbers<Half, HalfFloatArray, HalfFloatArray.Builder>(HalfFloatType.Default),
        .. EachAndNullable<decimal, Decimal256Array, Decimal256Array.Builder, Amounts>(),
        .. EachAndNullable<bool, BooleanArray, BooleanArray.Builder, Truths>(),
        .. EachAndNullable<DateTime, TimestampArray, TimestampArray.Builder, Moments>(),
#if EXTENSION_TYPES
        .. EachAndNullable<Guid, GuidArray, GuidArray.Builder, Identifiers>(),
        .. EachAndNullable<DateTimeOffset, TimestampWithOffsetArray, OffsetMoments.Builder, OffsetMoments>(),
#endif
        .. EachAndNullable<TimeSpan, DurationArray, DurationArray.Builder, Spans>(),
        .. EachAndNullable<DateOnly, Date32Array, Date32Array.Builder, Days>(),
        .. EachAndNullable<TimeOnly, Time64Array, Time64Array.Builder, Clocks>(),
        new TextForm(), new BytesForm(),
    ]).ToDictionary(form => form.GetType().BaseType!.GetGenericArguments()[0]);

    /// <summary>Null for a type without one.</summary>
    public static object? Of(Type type) =>
        type.IsEnum ? OfEnum(typeof(EnumForm<,>), type, s_known[type.GetEnumUnderlyingType()])
        : Nullable.GetUnderlyingType(type) is { IsEnum: true } number ? OfEnum(typeof(NullableEnumForm<,>), number, s_known[typeof(Nullable<>).MakeGenericType(number.GetEnumUnderlyingType())])
        : s_known.GetValueOrDefault(type);

    private static object? OfEnum(Type form, Type type, object number) => Activator.CreateInstance(form.MakeGenericType(type, type.GetEnumUnderlyingType()), number);

    private static object[] Numbers<TValue, TArray, TBuilder>(IArrowType type)
        where TValue : struct, IEquatable<TValue>
        where TArray : PrimitiveArray<TValue>
        where TBuilder : PrimitiveArrayBuilder<TValue, TArray, TBuilder>, new() => [new NumberForm<TValue, TArray, TBuilder>(type), new NullableForm<TValue, TArray, TBuilder>(type)];

    private static object[] EachAndNullable<TValue, TArray, TBuilder, TEach>()
        where TValue : struct
        where TArray : class, IArrowArray
        where TEach : IEachValue<TValue, TArray, TBuilder> => [new EachForm<TValue, TArray, TBuilder, TEach>(), new EachNullableForm<TValue, TArray, TBuilder, TEach>()];
}

/// <param name="type">The library's type.</param>
/// <param name="isNullable">True where a value can be absent.</param>
internal abstract class Form<TValue>(IArrowType type, bool isNullable)
{
    public IArrowType Type => type;

    public bool IsNullable => isNullable;

    public abstract IArrowArray Write(ReadOnlySpan<TValue> values);

    /// <summary>As many as there are rows.</summary>
    public abstract void Read(IArrowArray array, Span<TValue> values);

    /// <summary>A payload with another type of column, or with an absent value where there can be none, has no value of this one.</summary>
    protected TArray Known<TArray>(IArrowArray array)
        where TArray : class, IArrowArray => array is TArray known && (isNullable || array.NullCount == 0) ? known : throw new InvalidDataException($"The payload's column is {array.Data.DataType.Name} with {array.NullCount} absent values, and the member's is {type.Name}.");
}

internal sealed class NumberForm<TValue, TArray, TBuilder>(IArrowType type) : Form<TValue>(type, isNullable: false)
    where TValue : struct, IEquatable<TValue>
    where TArray : PrimitiveArray<TValue>
    where TBuilder : PrimitiveArrayBuilder<TValue, TArray, TBuilder>, new()
{
    public override IArrowArray Write(ReadOnlySpan<TValue> values) => new TBuilder().Append(values).Build();

    public override void Read(IArrowArray array, Span<TValue> values) => Known<TArray>(array).Values.CopyTo(values);
}

internal sealed class NullableForm<TValue, TArray, TBuilder>(IArrowType type) : Form<TValue?>(type, isNullable: true)
    where TValue : struct, IEquatable<TValue>
    where TArray : PrimitiveArray<TValue>
    where TBuilder : PrimitiveArrayBuilder<TValue, TArray, TBuilder>, new()
{
    public override IArrowArray Write(ReadOnlySpan<TValue?> values)
    {
        var builder = new TBuilder().Reserve(values.Length);
        foreach (var value in values)
        {
            builder.Append(value);
        }

        return builder.Build();
    }

    public override void Read(IArrowArray array, Span<TValue?> values)
    {
        var known = Known<TArray>(array);
        for (var index = 0; index < values.Length; index++)
        {
            values[index] = known.GetValue(index);
        }
    }
}

/// <summary>As its number.</summary>
internal sealed class EnumForm<TEnum, TNumber>(Form<TNumber> number) : Form<TEnum>(number.Type, isNullable: false)
    where TEnum : struct, Enum
    where TNumber : struct
{
    public override IArrowArray Write(ReadOnlySpan<TEnum> values) => number.Write(MemoryMarshal.Cast<TEnum, TNumber>(values));

    public override void Read(IArrowArray array, Span<TEnum> values) => number.Read(array, MemoryMarshal.Cast<TEnum, TNumber>(values));
}

/// <summary>As its number. A nullable number lies in memory as a nullable value of the enumeration does.</summary>
internal sealed class NullableEnumForm<TEnum, TNumber>(Form<TNumber?> number) : Form<TEnum?>(number.Type, isNullable: true)
    where TEnum : struct, Enum
    where TNumber : struct
{
    public override IArrowArray Write(ReadOnlySpan<TEnum?> values) => number.Write(Numbers(MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(values), values.Length)));

    public override void Read(IArrowArray array, Span<TEnum?> values) => number.Read(array, Numbers(values));

    private static Span<TNumber?> Numbers(Span<TEnum?> values) => MemoryMarshal.CreateSpan(ref Unsafe.As<TEnum?, TNumber?>(ref MemoryMarshal.GetReference(values)), values.Length);
}

internal sealed class TextForm() : Form<string?>(StringType.Default, isNullable: true)
{
    public override IArrowArray Write(ReadOnlySpan<string?> values)
    {
        var builder = new StringArray.Builder().Reserve(values.Length);
        foreach (var value in values)
        {
            builder.Append(value);
        }

        return builder.Build();
    }

    public override void Read(IArrowArray array, Span<string?> values)
    {
        if (Others.Give(array, values))
        {
            return;
        }

        var known = Known<StringArray>(array);
        for (var index = 0; index < values.Length; index++)
        {
            values[index] = known.GetString(index);
        }
    }
}

internal sealed class BytesForm() : Form<byte[]?>(BinaryType.Default, isNullable: true)
{
    public override IArrowArray Write(ReadOnlySpan<byte[]?> values)
    {
        var builder = new BinaryArray.Builder().Reserve(values.Length);
        foreach (var value in values)
        {
            _ = value is null ? builder.AppendNull() : builder.Append(value.AsSpan());
        }

        return builder.Build();
    }

    public override void Read(IArrowArray array, Span<byte[]?> values)
    {
        if (Others.Give(array, values))
        {
            return;
        }

        var known = Known<BinaryArray>(array);
        for (var index = 0; index < values.Length; index++)
        {
            var bytes = known.GetBytes(index, out var isNull);
            values[index] = isNull ? null : bytes.ToArray();
        }
    }
}
