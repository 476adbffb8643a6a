// It needs no attributes for the built-in types. Other models have types without a parameterless constructor, and members whose setter is private: both need its contract.
global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
#if OTHER_MODEL
global using Contract = System.Runtime.Serialization.DataContractAttribute;
#else
global using Contract = Goldilocks.Neutral.NoContractAttribute;
#endif
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = System.Runtime.Serialization.DataMemberAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
global using NamedMember = System.Runtime.Serialization.DataMemberAttribute;
global using NotMember = System.Runtime.Serialization.IgnoreDataMemberAttribute;
global using OpenBase = System.Runtime.Serialization.DataContractAttribute;
