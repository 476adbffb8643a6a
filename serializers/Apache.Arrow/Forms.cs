using System.Runtime.InteropServices;
using Apache.Arrow;
using Apache.Arrow.Types;

/// <summary>The library's type for values of one kind.</summary>
internal static class Form
{
    private static readonly Dictionary<Type, object> s_known = new object[]
    {
        new NumberForm<sbyte, Int8Array, Int8Array.Builder>(Int8Type.Default), new NullableForm<sbyte, Int8Array, Int8Array.Builder>(Int8Type.Default),
        new NumberForm<byte, UInt8Array, UInt8Array.Builder>(UInt8Type.Default), new NullableForm<byte, UInt8Array, UInt8Array.Builder>(UInt8Type.Default),
        new NumberForm<short, Int16Array, Int16Array.Builder>(Int16Type.Default), new NullableForm<short, Int16Array, Int16Array.Builder>(Int16Type.Default),
        new NumberForm<ushort, UInt16Array, UInt16Array.Builder>(UInt16Type.Default), new NullableForm<ushort, UInt16Array, UInt16Array.Builder>(UInt16Type.Default),
        new NumberForm<int, Int32Array, Int32Array.Builder>(Int32Type.Default), new NullableForm<int, Int32Array, Int32Array.Builder>(Int32Type.Default),
        new NumberForm<uint, UInt32Array, UInt32Array.Builder>(UInt32Type.Default), new NullableForm<uint, UInt32Array, UInt32Array.Builder>(UInt32Type.Default),
        new NumberForm<long, Int64Array, Int64Array.Builder>(Int64Type.Default), new NullableForm<long, Int64Array, Int64Array.Builder>(Int64Type.Default),
        new NumberForm<ulong, UInt64Array, UInt64Array.Builder>(UInt64Type.Default), new NullableForm<ulong, UInt64Array, UInt64Array.Builder>(UInt64Type.Default),
        new NumberForm<float, FloatArray, FloatArray.Builder>(FloatType.Default), new NullableForm<float, FloatArray, FloatArray.Builder>(FloatType.Default),
        new NumberForm<double, DoubleArray, DoubleArray.Builder>(DoubleType.Default), new NullableForm<double, DoubleArray, DoubleArray.Builder>(DoubleType.Default),
        new EachForm<bool, BooleanArray, BooleanArray.Builder, Truths>(), new EachNullableForm<bool, BooleanArray, BooleanArray.Builder, Truths>(),
        new EachForm<Guid, GuidArray, GuidArray.Builder, Identifiers>(), new EachNullableForm<Guid, GuidArray, GuidArray.Builder, Identifiers>(),
        new EachForm<DateTime, TimestampArray, TimestampArray.Builder, Moments>(), new EachNullableForm<DateTime, TimestampArray, TimestampArray.Builder, Moments>(),
        new TextForm(), new BytesForm(),
    }.ToDictionary(form => form.GetType().BaseType!.GetGenericArguments()[0]);

    /// <summary>Null for a type without one.</summary>
    public static object? Of(Type type) => type.IsEnum
        ? Activator.CreateInstance(typeof(EnumForm<,>).MakeGenericType(type, type.GetEnumUnderlyingType()), s_known[type.GetEnumUnderlyingType()])
        : s_known.GetValueOrDefault(type);
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
        var known = Known<BinaryArray>(array);
        for (var index = 0; index < values.Length; index++)
        {
            var bytes = known.GetBytes(index, out var isNull);
            values[index] = isNull ? null : bytes.ToArray();
        }
    }
}
