// For libraries that need no attributes. An adapter whose library does sets OwnAttributes and maps the names itself. One that needs no more than to leave out a member sets NotMember.
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = Goldilocks.Neutral.NoIncludedAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
