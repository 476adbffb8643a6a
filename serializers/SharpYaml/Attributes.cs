// It needs no attributes for the built-in types; other models may have members that need an attribute to be included. Adapter.cs and the project add the derived classes.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = SharpYaml.Serialization.YamlConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = SharpYaml.Serialization.YamlIncludeAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = SharpYaml.Serialization.YamlIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
