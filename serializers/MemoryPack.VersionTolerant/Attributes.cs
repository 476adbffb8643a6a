// The class attribute carries an argument here, which an alias cannot give it: it stands on empty partial classes in Classes.cs.
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = MemoryPack.MemoryPackUnionAttribute;
global using Member = MemoryPack.MemoryPackOrderAttribute;
