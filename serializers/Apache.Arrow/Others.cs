using Apache.Arrow;

/// <summary>
/// The types of columns that the library has besides the one that the adapter writes, and whose values it gives as the same type of .NET: longer texts, views, fixed lengths, shorter decimals, dictionaries. Another program may write
/// any of them. A number of another type is none of these, because only a conversion of the application would make it fit.
/// </summary>
internal static class Others
{
    /// <summary>False for a column of the type that the adapter writes, and for one that the library gives other values of.</summary>
    public static bool Give<TValue>(IArrowArray array, Span<TValue?> values)
    {
        if (array is StringArray or BinaryArray)
        {
            return false;
        }

        if (array is IReadOnlyList<TValue?> others)
        {
            for (var index = 0; index < values.Length; index++)
            {
                values[index] = others[index];
            }

            return true;
        }

        if (array is not DictionaryArray { Dictionary: IReadOnlyList<TValue?> entries } numbered)
        {
            return false;
        }

        for (var index = 0; index < values.Length; index++)
        {
            values[index] = NumberOf(numbered.Indices, index) is { } number ? entries[number] : default;
        }

        return true;
    }

    /// <summary>The same for values that are no objects: how the library gives one; null where it gives none of this type.</summary>
    public static Func<int, TValue?>? Each<TValue>(IArrowArray array)
        where TValue : struct => array switch
        {
            IReadOnlyList<TValue?> others => index => others[index],
            Decimal128Array shorter when typeof(TValue) == typeof(decimal) => (Func<int, TValue?>)(object)(Func<int, decimal?>)shorter.GetValue,
            _ => null,
        };

    private static int? NumberOf(IArrowArray numbers, int index) => numbers switch
    {
        Int8Array few => few.GetValue(index),
        UInt8Array few => few.GetValue(index),
        Int16Array some => some.GetValue(index),
        UInt16Array some => some.GetValue(index),
        Int32Array many => many.GetValue(index),
        Int64Array most => checked((int?)most.GetValue(index)),
        _ => throw new InvalidDataException($"The payload numbers its entries by {numbers.Data.DataType.Name}."),
    };
}
