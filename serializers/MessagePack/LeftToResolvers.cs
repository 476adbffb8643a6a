#if SOURCE_GENERATOR
using System.Collections.Frozen;
using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;

/// <summary>
/// For a member of such a type the generator (3.1) writes code that does not compile, and that ends the build of all variants. It writes none for a type that has a formatter in the program, so
/// these give the type back to the library's own resolvers. <c>MessagePackAssumedFormattable</c> does not help: it takes the type of a member that can be null for another type.
/// </summary>
internal abstract class LeftToResolvers<T> : IMessagePackFormatter<T>
{
    public void Serialize(ref MessagePackWriter writer, T value, MessagePackSerializerOptions options) => StandardResolver.Instance.GetFormatterWithVerify<T>().Serialize(ref writer, value, options);

    public T Deserialize(ref MessagePackReader reader, MessagePackSerializerOptions options) => StandardResolver.Instance.GetFormatterWithVerify<T>().Deserialize(ref reader, options);
}

/// <summary>The generator refers to a formatter of its own, which it does not write.</summary>
internal sealed class FrozenDictionaryLeftToResolvers : LeftToResolvers<FrozenDictionary<string, int>?>;

/// <summary>The generator leaves out the type arguments of the groups of a lookup.</summary>
internal sealed class LookupLeftToResolvers : LeftToResolvers<ILookup<long, int>?>;
#endif
