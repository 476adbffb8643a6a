using System.Collections;

namespace Goldilocks.Values;

/// <summary>A value that stands where a type declares an <c>object</c>: a text, a boolean, a number, a list or a dictionary of such values.</summary>
public static class AnyValue
{
    private const byte Null = 0;
    private const byte Text = 1;
    private const byte False = 2;
    private const byte True = 3;
    private const byte Small = 4;
    private const byte Large = 5;
    private const byte Floating = 6;
    private const byte Exact = 7;
    private const byte List = 8;
    private const byte Dictionary = 9;

    /// <summary>A copy that shares no text with the original.</summary>
    /// <exception cref="NotSupportedException">It is none of these.</exception>
    public static object? Copy(object? value)
    {
        switch (value)
        {
            case string text:
                return new string(text.AsSpan());
            case List<object?> list:
                var copied = new List<object?>(list.Count);
                foreach (var item in list)
                {
                    copied.Add(Copy(item));
                }

                return copied;
            case Dictionary<string, object?> dictionary:
                var copies = new Dictionary<string, object?>(dictionary.Count);
                foreach (var (key, item) in dictionary)
                {
                    copies.Add(new string(key.AsSpan()), Copy(item));
                }

                return copies;
            default:
                return value;
        }
    }

    internal static void Write(BinaryWriter to, object? value)
    {
        switch (value)
        {
            case null:
                to.Write(Null);
                break;
            case string text:
                to.Write(Text);
                to.Write(text);
                break;
            case bool flag:
                to.Write(flag ? True : False);
                break;
            case int number:
                to.Write(Small);
                to.Write(number);
                break;
            case long number:
                to.Write(Large);
                to.Write(number);
                break;
            case double number:
                to.Write(Floating);
                to.Write(number);
                break;
            case decimal number:
                to.Write(Exact);
                to.Write(number);
                break;
            case not null when Content.IsNode(value.GetType()):
                Write(to, Content.Of(value));
                break;
            case IDictionary dictionary:
                WriteDictionary(to, dictionary);
                break;
            case IEnumerable sequence:
                WriteList(to, [.. sequence.Cast<object?>()]);
                break;
            default:
                throw new NotSupportedException($"A {value.GetType().Name} stands where object is declared: a sample can hold texts, numbers, booleans, lists and dictionaries there.");
        }
    }

    internal static object? Read(BinaryReader from) => from.ReadByte() switch
    {
        Null => null,
        Text => from.ReadString(),
        False => false,
        True => true,
        Small => from.ReadInt32(),
        Large => from.ReadInt64(),
        Floating => from.ReadDouble(),
        Exact => from.ReadDecimal(),
        List => ReadList(from),
        _ => ReadDictionary(from),
    };

    private static void WriteList(BinaryWriter to, List<object?> list)
    {
        to.Write(List);
        to.Write7BitEncodedInt(list.Count);
        foreach (var item in list)
        {
            Write(to, item);
        }
    }

    private static void WriteDictionary(BinaryWriter to, IDictionary dictionary)
    {
        to.Write(Dictionary);
        to.Write7BitEncodedInt(dictionary.Count);
        foreach (DictionaryEntry entry in dictionary)
        {
            to.Write(entry.Key.ToString() ?? "");
            Write(to, entry.Value);
        }
    }

    private static List<object?> ReadList(BinaryReader from)
    {
        var count = from.Read7BitEncodedInt();
        var list = new List<object?>(count);
        for (var index = 0; index < count; index++)
        {
            list.Add(Read(from));
        }

        return list;
    }

    private static Dictionary<string, object?> ReadDictionary(BinaryReader from)
    {
        var count = from.Read7BitEncodedInt();
        var dictionary = new Dictionary<string, object?>(count);
        for (var index = 0; index < count; index++)
        {
            var key = from.ReadString();
            dictionary[key] = Read(from);
        }

        return dictionary;
    }
}
