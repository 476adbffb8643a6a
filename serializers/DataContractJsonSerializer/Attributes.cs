// It needs no attributes for the built-in types. Other models have types without a parameterless constructor, and members whose setter is private: both need its contract.
global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
#if OTHER_MODEL
global using Contract = System.Runtime.Serialization.DataContractAttribute;
#else
global using Contract = Goldilocks.NoContractAttribute;
#endif
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = System.Runtime.Serialization.DataMemberAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = Goldilocks.NoMemberAttribute;
global using NamedMember = System.Runtime.Serialization.DataMemberAttribute;
global using NotMember = System.Runtime.Serialization.IgnoreDataMemberAttribute;
global using OpenBase = System.Runtime.Serialization.DataContractAttribute;
