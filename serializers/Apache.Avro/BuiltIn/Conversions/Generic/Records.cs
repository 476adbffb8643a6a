using Avro;
using Avro.Generic;

/// <summary>Generic records made of and taken apart into plain values, by position: a name would be looked up in the schema each time.</summary>
internal static class Records
{
    /// <summary>A record with the values in the order of its schema.</summary>
    public static GenericRecord Make(RecordSchema schema, params ReadOnlySpan<object?> values)
    {
        var record = new GenericRecord(schema);
        for (var i = 0; i < values.Length; i++)
        {
            record.Add(i, values[i]);
        }

        return record;
    }

    public static TValue Get<TValue>(this GenericRecord record, int position) => (TValue)record.GetValue(position);

    /// <summary>An array, which the library requires for one. It is returned as an object, so that <see cref="Make"/> treats it as one value and not as several.</summary>
    public static object ArrayOf<TItem>(List<TItem> items, Func<TItem, object> convert)
    {
        var array = new object[items.Count];
        for (var i = 0; i < array.Length; i++)
        {
            array[i] = convert(items[i]);
        }

        return array;
    }

    public static List<TItem> ListOf<TItem>(this GenericRecord record, int position, Func<object, TItem> convert)
    {
        var items = record.Get<object[]>(position);
        var list = new List<TItem>(items.Length);
        foreach (var item in items)
        {
            list.Add(convert(item));
        }

        return list;
    }

    public static Dictionary<string, object> MapOf<TValue>(Dictionary<string, TValue> values, Func<TValue, object> convert)
    {
        var map = new Dictionary<string, object>(values.Count);
        foreach (var (key, value) in values)
        {
            map.Add(key, convert(value));
        }

        return map;
    }

    public static Dictionary<string, TValue> DictionaryOf<TValue>(this GenericRecord record, int position, Func<object, TValue> convert)
    {
        var map = record.Get<IDictionary<string, object>>(position);
        var values = new Dictionary<string, TValue>(map.Count);
        foreach (var (key, value) in map)
        {
            values.Add(key, convert(value));
        }

        return values;
    }
}
