// The class attribute is written by the build, because not every class can have it (see the project file).
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = Goldilocks.Neutral.NoIncludedAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = Goldilocks.Neutral.NoNotMemberAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
