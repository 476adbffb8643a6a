// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = System.Collections.Immutable.ImmutableArray<byte>;
global using SchemaVariant = BebopVariant;

using System.Collections.Immutable;
using System.Runtime.InteropServices;

/// <summary>Values that its classes hold in another class than the application's.</summary>
internal static partial class SchemaValues
{
    public static ImmutableArray<byte> ToOwn(byte[] bytes) => ImmutableCollectionsMarshal.AsImmutableArray(bytes);

    public static byte[] ToBytes(ImmutableArray<byte> own) => Present.Of(ImmutableCollectionsMarshal.AsArray(own));

    public static Guid ToOwn(Guid guid) => guid;

    public static Guid ToGuid(Guid own) => own;
}
