global using AnyDerived = MessagePack.UnionAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = MessagePack.SerializationConstructorAttribute;
global using Contract = MessagePack.MessagePackObjectAttribute;
global using Derived = MessagePack.UnionAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = MessagePack.KeyAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = MessagePack.IgnoreMemberAttribute;
global using OpenBase = MessagePack.MessagePackObjectAttribute;

#if SOURCE_GENERATOR
// The generator (3.1) refers to a formatter of its own for this type, which it does not write, and that ends the build of all variants. This attribute says that there is one, so the generator leaves the type to the resolvers.
[assembly: MessagePack.MessagePackAssumedFormattable(typeof(System.Collections.Frozen.FrozenDictionary<string, int>))]
#endif
