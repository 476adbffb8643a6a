global using Contract = ProtoBuf.ProtoContractAttribute;
global using Derived = ProtoBuf.ProtoIncludeAttribute;
global using Member = ProtoBuf.ProtoMemberAttribute;

// What its documentation advises for new projects: dates and GUIDs in the forms that other platforms know.
[module: ProtoBuf.CompatibilityLevel(ProtoBuf.CompatibilityLevel.Level300)]
