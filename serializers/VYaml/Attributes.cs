// The tags of derived classes are written by the build (see the project file).
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = VYaml.Annotations.YamlConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = VYaml.Annotations.YamlMemberAttribute;
global using Interface = VYaml.Annotations.YamlObjectAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = VYaml.Annotations.YamlIgnoreAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
