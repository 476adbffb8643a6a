// It needs no attributes for the built-in types; other models may have members that need an attribute to be included. Contracts.cs adds the derived classes.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = System.Text.Json.Serialization.JsonConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = System.Text.Json.Serialization.JsonIncludeAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = System.Text.Json.Serialization.JsonIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
