// The class attribute is written by the build, because not every class can have it (see the project file).
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
// A member that has the library's attribute for members needs no second one.
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Apache.Fory.ForyFieldAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Goldilocks.NoNotMemberAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
