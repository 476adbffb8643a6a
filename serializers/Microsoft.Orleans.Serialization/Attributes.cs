// Also linked by Orleans.Providers.MongoDB. Orleans finds derived classes by itself, once they carry the first of these.
global using Contract = Orleans.GenerateSerializerAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Member = Orleans.IdAttribute;
