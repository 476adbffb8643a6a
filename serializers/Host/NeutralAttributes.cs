// For libraries that need no attributes. An adapter whose library does sets OwnAttributes and maps the three names itself.
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Member = Goldilocks.Neutral.NoMemberAttribute;
