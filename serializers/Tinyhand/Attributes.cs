// The class attribute is written by the build, because the generator looks for it by that name (see the project file).
global using AnyDerived = Tinyhand.TinyhandUnionAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Tinyhand.TinyhandUnionAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Tinyhand.KeyAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Tinyhand.IgnoreMemberAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
