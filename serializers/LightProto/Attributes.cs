// The class attribute is written by the build, because not every class can have it (see the project file).
global using AnyDerived = LightProto.ProtoIncludeAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = LightProto.ProtoIncludeAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = LightProto.ProtoContractAttribute;
global using Member = LightProto.ProtoMemberAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = LightProto.ProtoIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;

// The advice for new projects: dates and GUIDs in the forms that other platforms know (documentation of the enumeration CompatibilityLevel).
[module: LightProto.CompatibilityLevel(LightProto.CompatibilityLevel.Level300)]
