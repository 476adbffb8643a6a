// For libraries that need no attributes. An adapter whose library does sets OwnAttributes and maps the names itself. One that needs no more than to leave out a member sets NotMember.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
