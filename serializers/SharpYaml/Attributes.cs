// It needs no attributes for the built-in types; other models may have members that need an attribute to be included. Adapter.cs and the project add the derived classes.
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = SharpYaml.Serialization.YamlConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = SharpYaml.Serialization.YamlIncludeAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = SharpYaml.Serialization.YamlIgnoreAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
