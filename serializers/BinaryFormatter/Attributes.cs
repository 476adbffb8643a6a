global using Contract = System.SerializableAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
