using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasArchive
{
    [Member(First + 0), NamedMember]
    public Archive? Value { get; set; }
}

/// <summary>Its constructor copies what it is given, as that of an immutable class does. A library that goes by its members sees lists and a text. It has no attribute of the library.</summary>
[Serializable]
public sealed class Archive : ISerializable
{
    public Archive()
    {
    }

    private Archive(SerializationInfo info, StreamingContext context)
    {
        Numbers = Given<List<int>>(info, "numbers") is { } numbers ? [.. numbers] : null;
        Folios = Given<List<Folio>>(info, "folios") is { } folios ? [.. folios] : null;
        Row = Given<Folio[]>(info, "row") is { } row ? [.. row] : null;
        Keys = Given<Dictionary<string, string>>(info, "keys") is { } keys ? [.. keys.Keys] : null;
        Marks = Given<HashSet<string>>(info, "marks") is { } marks ? [.. marks] : null;
        Title = Given<Folio>(info, "title")?.Text;
    }

    public List<int>? Numbers { get; set; }

    public List<Folio>? Folios { get; set; }

    /// <summary>Written as an array.</summary>
    public List<Folio>? Row { get; set; }

    /// <summary>Written as the keys of a dictionary.</summary>
    public List<string>? Keys { get; set; }

    /// <summary>Written as a set.</summary>
    public List<string>? Marks { get; set; }

    public string? Title { get; set; }

    public void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        info.AddValue("numbers", Numbers, typeof(List<int>));
        info.AddValue("folios", Folios, typeof(List<Folio>));
        info.AddValue("row", Row?.ToArray(), typeof(Folio[]));
        info.AddValue("keys", Keys?.ToDictionary(key => key, key => key), typeof(Dictionary<string, string>));
        info.AddValue("marks", Marks?.ToHashSet(), typeof(HashSet<string>));
        info.AddValue("title", Title is null ? null : new Folio { Text = Title }, typeof(Folio));
    }

    private static T? Given<T>(SerializationInfo info, string name) where T : class => (T?)info.GetValue(name, typeof(T));
}

/// <summary>An element that is read in the same way.</summary>
[Serializable]
public sealed class Folio : ISerializable
{
    public Folio()
    {
    }

    private Folio(SerializationInfo info, StreamingContext context) => Text = info.GetString("text");

    public string? Text { get; set; }

    public void GetObjectData(SerializationInfo info, StreamingContext context) => info.AddValue("text", Text);
}
