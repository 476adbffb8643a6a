// Also linked by Orleans.Providers.MongoDB. Orleans finds derived classes by itself, once they carry the first of these.
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
global using Contract = Orleans.GenerateSerializerAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = Goldilocks.Neutral.NoIncludedAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Orleans.IdAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = Goldilocks.Neutral.NoNotMemberAttribute;
global using OpenBase = Orleans.GenerateSerializerAttribute;
