global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = ProtoBuf.ProtoIncludeAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = ProtoBuf.ProtoContractAttribute;
global using Derived = ProtoBuf.ProtoIncludeAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = ProtoBuf.ProtoContractAttribute;
global using Member = ProtoBuf.ProtoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = ProtoBuf.ProtoIgnoreAttribute;
global using OpenBase = ProtoBuf.ProtoContractAttribute;

// The documentation's advice for new projects: dates and GUIDs in the forms that other platforms know.
[module: ProtoBuf.CompatibilityLevel(ProtoBuf.CompatibilityLevel.Level300)]
