global using Contract = MemoryPack.MemoryPackableAttribute;
global using Derived = MemoryPack.MemoryPackUnionAttribute;
global using Member = MemoryPack.MemoryPackOrderAttribute;
