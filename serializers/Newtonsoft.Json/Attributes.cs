// It needs no attributes for the built-in types; other models may have members that need an attribute to be included.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Newtonsoft.Json.JsonConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = Newtonsoft.Json.JsonPropertyAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Newtonsoft.Json.JsonIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
