// The class attribute is written by the build, because not every class can have it (see the project file).
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Goldilocks.NoNotMemberAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
