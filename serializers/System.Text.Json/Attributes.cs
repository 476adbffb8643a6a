// It needs no attributes for the built-in types; other models may have members that need an attribute to be included. Contracts.cs adds the derived classes.
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = System.Text.Json.Serialization.JsonConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = System.Text.Json.Serialization.JsonIncludeAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = System.Text.Json.Serialization.JsonIgnoreAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
