// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = System.Collections.Generic.IReadOnlyList<byte>;
global using SchemaVariant = ObjectVariant;

using System.Collections.ObjectModel;
using Capnp;

/// <summary>Values for which Cap'n Proto has no form of its own, and lists as the library gives them.</summary>
internal static partial class SchemaValues
{
    public static IReadOnlyList<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(IReadOnlyList<byte>? own) => own is ListOfPrimitivesDeserializer<byte> view ? view.Span.ToArray() : [.. Counted(own)];

    public static IReadOnlyList<byte> ToOwn(Guid guid) => guid.ToByteArray();

    public static Guid ToGuid(IReadOnlyList<byte>? own) => ToBytes(own) is { Length: 16 } bytes ? new(bytes) : throw new InvalidDataException("A Guid does not have 16 bytes.");

    /// <summary>
    /// A list that is absent is an empty one. A list of structs without a size takes nothing of the message, however many it states, and it can be read as one of numbers. The format counts each of them as a word
    /// of what may be traversed. The library does that for lists of nothing only, so it is done here before room is made.
    /// </summary>
    public static IReadOnlyList<T> Counted<T>(IReadOnlyList<T>? own) => own switch
    {
        null => [],
        ListDeserializer or List<T> or ReadOnlyCollection<T> => own,
        { Count: var count } when count > SecurityOptions.TraversalLimit / sizeof(ulong) => throw new InvalidDataException($"A list states {count} elements, more than may be traversed."),
        _ => own,
    };
}
