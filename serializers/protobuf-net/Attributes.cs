global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = ProtoBuf.ProtoIncludeAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
global using Contract = ProtoBuf.ProtoContractAttribute;
global using Derived = ProtoBuf.ProtoIncludeAttribute;
global using Included = Goldilocks.Neutral.NoIncludedAttribute;
global using Interface = ProtoBuf.ProtoContractAttribute;
global using Member = ProtoBuf.ProtoMemberAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = ProtoBuf.ProtoIgnoreAttribute;
global using OpenBase = ProtoBuf.ProtoContractAttribute;

// The documentation's advice for new projects: dates and GUIDs in the forms that other platforms know.
[module: ProtoBuf.CompatibilityLevel(ProtoBuf.CompatibilityLevel.Level300)]
