// The tags of derived classes are written by the build (see the project file).
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = VYaml.Annotations.YamlConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = VYaml.Annotations.YamlMemberAttribute;
global using Interface = VYaml.Annotations.YamlObjectAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = VYaml.Annotations.YamlIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
