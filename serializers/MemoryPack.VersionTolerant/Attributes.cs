// The class attribute carries an argument here, which an alias cannot give it: the build writes empty partial classes that have it (see the project file).
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = MemoryPack.MemoryPackUnionAttribute;
global using Member = MemoryPack.MemoryPackOrderAttribute;
