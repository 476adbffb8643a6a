// The class attribute carries an argument here, which an alias cannot give it: the build writes empty partial classes that have it (see the project file).
global using AnyDerived = MemoryPack.MemoryPackUnionAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = MemoryPack.MemoryPackConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = MemoryPack.MemoryPackUnionAttribute;
global using Included = MemoryPack.MemoryPackIncludeAttribute;
global using Interface = MemoryPack.MemoryPackableAttribute;
global using Member = MemoryPack.MemoryPackOrderAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = MemoryPack.MemoryPackIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
