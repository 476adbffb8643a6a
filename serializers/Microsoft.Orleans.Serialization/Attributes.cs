// Also linked by Orleans.Providers.MongoDB. Orleans finds derived classes by itself, once they carry the first of these.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Orleans.GenerateSerializerAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Orleans.IdAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Goldilocks.NoNotMemberAttribute;
global using OpenBase = Orleans.GenerateSerializerAttribute;
