// It needs no attributes for the built-in types; other models may have members that need an attribute to be included.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = PolyType.ConstructorShapeAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = PolyType.PropertyShapeAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Goldilocks.NoNotMemberAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
