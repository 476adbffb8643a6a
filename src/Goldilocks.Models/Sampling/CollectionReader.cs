using System.Text.Json;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Makes collections, dictionaries and arrays of several dimensions of JSON.</summary>
/// <param name="objects">Makes them of their elements.</param>
/// <param name="leaves">Reads keys.</param>
/// <param name="element">Reads an element: its type, whether it may be null, its JSON and its path.</param>
/// <param name="leftOut">Takes the places of nulls that are left out because their collection has none by its declaration; null where they are mistakes.</param>
internal sealed class CollectionReader(ModelObjects objects, LeafReader leaves, Func<ModelType, bool, JsonElement, string, object?> element, SampleRemarks? leftOut)
{
    /// <exception cref="SampleMistakeException">The value is no rectangle of elements.</exception>
    public object ReadGrid(ModelType type, JsonElement value, string path)
    {
        var lengths = new int[((IArrayTypeSymbol)type.Symbol).Rank];
        for (var (dimension, inner) = (0, value); dimension < lengths.Length; dimension++)
        {
            if (inner.ValueKind != JsonValueKind.Array)
            {
                throw new SampleMistakeException(path, ExpectedTexts.Of(type, inner));
            }

            lengths[dimension] = inner.GetArrayLength();
            if (lengths[dimension] == 0)
            {
                break;
            }

            inner = inner[0];
        }

        var made = Array.CreateInstance(objects.TypeOf(type.Element!), lengths);
        Fill(type, made, value, path, [], lengths);
        return made;
    }

    private void Fill(ModelType type, Array made, JsonElement value, string path, int[] indices, int[] lengths)
    {
        if (indices.Length == lengths.Length)
        {
            made.SetValue(element(type.Element!, type.HasNullableElements, value, path), indices);
            return;
        }

        if (value.ValueKind != JsonValueKind.Array || value.GetArrayLength() != lengths[indices.Length])
        {
            throw new SampleMistakeException(path, FormattableString.Invariant($"an array of {lengths[indices.Length]} elements is expected, as in the first row of {type.Name}."));
        }

        for (var index = 0; index < lengths[indices.Length]; index++)
        {
            Fill(type, made, value[index], JsonPlaces.Element(path, index), [.. indices, index], lengths);
        }
    }

    /// <param name="type">The collection.</param>
    /// <param name="value">As the sample has it.</param>
    /// <param name="path">Of the value.</param>
    /// <param name="filled">The collection that the object made itself; null for a new one.</param>
    /// <exception cref="SampleMistakeException">The value is no such collection.</exception>
    public object Read(ModelType type, JsonElement value, string path, object? filled)
    {
        if (value.ValueKind == JsonValueKind.Object && value.TryGetProperty("$values", out var listed))
        {
            value = listed;
        }

        if (value.ValueKind == JsonValueKind.Array)
        {
            return type.Key is null ? ReadSequence(type, value, path, filled) : ReadEntries(type, value, path, filled);
        }

        if (value.ValueKind != JsonValueKind.Object || type.Key is null)
        {
            throw new SampleMistakeException(path, ExpectedTexts.Of(type, value));
        }

        var (keys, elements, met) = (new List<object?>(), new List<object?>(), new HashSet<object?>());
        foreach (var property in value.EnumerateObject().Where(property => property.Name is not "$id"))
        {
            var memberPath = JsonPlaces.Member(path, property.Name);
            if (IsLeftOut(type, property.Value, memberPath))
            {
                continue;
            }

            AddKey(keys, met, KeyOf(type.Key, property.Name, memberPath), property.Name, memberPath);
            elements.Add(element(type.Element!, type.HasNullableElements, property.Value, memberPath));
        }

        return objects.Gather(type, [.. keys], [.. elements], filled);
    }

    /// <summary>Whether a null stands for an element that is an object, a text or another reference.</summary>
    public static bool IsNull(ModelType element, JsonElement value) => value.ValueKind == JsonValueKind.Null && element is { IsReference: true, Form: not TypeForm.Nullable };

    private bool IsLeftOut(ModelType collection, JsonElement value, string path)
    {
        var isLeftOut = leftOut is not null && !collection.HasNullableElements && IsNull(collection.Element!, value);
        if (isLeftOut)
        {
            leftOut!.LeftOut.Add($"{JsonPlaces.Everywhere(path)} (null)");
        }

        return isLeftOut;
    }

    /// <summary>A type of one value, such as an identifier, is written as that value alone, also where it is a key.</summary>
    private object? KeyOf(ModelType key, string name, string path) => key is { Form: TypeForm.Object, IsPolymorphic: false, Members: [{ Type.Form: TypeForm.Leaf }] }
        ? element(key, false, JsonSerializer.SerializeToElement(name), path)
        : leaves.ReadKey(key, name, path);

    private object ReadSequence(ModelType type, JsonElement value, string path, object? filled)
    {
        object?[] elements = [.. value.EnumerateArray().Select((item, index) => (Json: item, Path: JsonPlaces.Element(path, index))).Where(item => !IsLeftOut(type, item.Json, item.Path)).Select(item => element(type.Element!, type.HasNullableElements, item.Json, item.Path))];
        var made = objects.Gather(type, [], elements, filled);
        return type.Form != TypeForm.Set || ((System.Collections.IEnumerable)made).Cast<object?>().Count() == elements.Length
            ? made
            : throw new SampleMistakeException(path, $"the sample has an element twice, and a {type.Name} keeps one of them.");
    }

    /// <summary>A dictionary whose keys are no texts is written as a list of entries.</summary>
    private object ReadEntries(ModelType type, JsonElement value, string path, object? filled)
    {
        var (keys, elements, met) = (new List<object?>(), new List<object?>(), new HashSet<object?>());
        foreach (var (entry, index) in value.EnumerateArray().Select((entry, index) => (entry, index)))
        {
            var entryPath = JsonPlaces.Element(path, index);
            if (entry.ValueKind != JsonValueKind.Object || Part(entry, "Key") is not { } key || Part(entry, "Value") is not { } entryValue)
            {
                throw new SampleMistakeException(entryPath, "an object with a Key and a Value is expected.");
            }

            AddKey(keys, met, element(type.Key!, false, key, JsonPlaces.Member(entryPath, "Key")), key.GetRawText(), entryPath);
            elements.Add(element(type.Element!, type.HasNullableElements, entryValue, JsonPlaces.Member(entryPath, "Value")));
        }

        return objects.Gather(type, [.. keys], [.. elements], filled);
    }

    private static JsonElement? Part(JsonElement entry, string name) =>
        entry.EnumerateObject().Where(property => string.Equals(property.Name, name, StringComparison.OrdinalIgnoreCase)).Select(property => (JsonElement?)property.Value).FirstOrDefault();

    private static void AddKey(List<object?> keys, HashSet<object?> met, object? key, string text, string path)
    {
        if (!met.Add(key))
        {
            throw new SampleMistakeException(path, $"'{text}' is there twice in one object.");
        }

        keys.Add(key);
    }
}
