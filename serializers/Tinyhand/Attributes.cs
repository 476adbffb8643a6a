// The class attribute is written by the build, because the generator looks for it by that name (see the project file).
global using AnyDerived = Tinyhand.TinyhandUnionAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Tinyhand.TinyhandUnionAttribute;
global using Included = Goldilocks.Neutral.NoIncludedAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Tinyhand.KeyAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = Tinyhand.IgnoreMemberAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
